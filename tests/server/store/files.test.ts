import { diskFiles } from '../../../src/server/store/files/disk-files.ts';
import { s3Files } from '../../../src/server/store/files/s3-files.ts';
import { newBucketFolder } from '../../services/services.ts';
import { fileContract } from './file-contract.ts';

fileContract('on the disk', async (folders) => diskFiles(folders));
fileContract('in a bucket', async ({ incoming }) => s3Files(await newBucketFolder(), incoming));
