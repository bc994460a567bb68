export type HarvestErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch';

/** A fault of a request, by the protocol's own names. */
export class HarvestError extends Error {
  readonly code: HarvestErrorCode;

  constructor(code: HarvestErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
