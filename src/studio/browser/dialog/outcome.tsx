/** The status and the failure of a dialog, which screen readers announce. */
export function Outcome({ status, failure }: { status: string; failure: string }) {
  return (
    <>
      {failure !== '' && (
        <p className="wrong refused" role="alert">
          {failure}
        </p>
      )}
      <p className="note" role="status">
        {status}
      </p>
    </>
  );
}
