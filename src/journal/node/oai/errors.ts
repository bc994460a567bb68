/** The codes of errors in OAI-PMH 2.0. */
export type HarvestErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch';

/** An error of a request, with the protocol's code. */
export class HarvestError extends Error {
  readonly code: HarvestErrorCode;

  constructor(code: HarvestErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
