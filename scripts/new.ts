import { kinds, scaffold } from '../src/tools/scaffold/scaffold.ts';
import { rootsOfCall } from './roots.ts';

const {
  roots,
  rest: [kind, name],
} = rootsOfCall();
if (!kind || !name) {
  console.error(
    `npm run new -- KIND NAME\n  KIND is one of: ${kinds.join(', ')}\n  NAME such as thesis-editing`,
  );
  process.exit(2);
}
const made = await scaffold(roots, kind, name);
if ('refused' in made) {
  console.error(made.refused);
  process.exit(1);
}
for (const file of made.files) console.log(`wrote ${file.path}`);
console.log(`\nNext:\n${made.next.map((line) => `- ${line}`).join('\n')}`);
