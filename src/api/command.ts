/* The public API for commands of an extension, with what other commands do. */

export {
  CannotDoError,
  defineCommand,
  UsageError,
  type Command,
  type CommandContext,
  type CommandGroup,
  type Options,
} from '../command/command.ts';
export { parseListenAddress, placeOptions } from '../command/place-options.ts';
export { readConfig } from '../server/config/config.ts';
export { loadEnvFile } from '../server/config/env-file.ts';
export { readSubmission } from '../server/owner-cli/read-submission.ts';
export { validateSite } from '../site-build/validate-site.ts';
export { build } from '../tools/build-command.ts';
export { moveEdited } from '../tools/content/plan/move-edited.ts';
export { scaffoldSeveral } from '../tools/scaffold/scaffold.ts';
