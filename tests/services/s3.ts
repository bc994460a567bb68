import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
  configureBuckets(): Promise<void>;
}

/** The key and secret that the tests' server accepts. */
const s3Key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts an S3 server on the loopback address, with a bucket “files” in a folder. */
export async function startS3(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const require = createRequire(import.meta.url);
  const Server = require('s3rver') as new (options: object) => S3rver;
  const directory = path.join(folder, 's3');
  mkdirSync(directory);
  const server = new Server({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  const { accessKeyId, secretAccessKey } = s3Key;
  return {
    url: `http://${accessKeyId}:${secretAccessKey}@127.0.0.1:${port}/files`,
    stop: () => server.close(),
  };
}
