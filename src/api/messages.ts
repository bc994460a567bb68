/* The keys of the interface's messages: extensions add theirs by `declare module 'pagewright/messages'`. */

export type * from '../core/messages/messages.gen.ts';
