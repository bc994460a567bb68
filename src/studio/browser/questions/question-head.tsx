import type { OutlineRow } from '../../protocol.ts';
import { usePageSession } from '../session/session-context.ts';
import { requireQuestion } from './edit-questions.ts';

/** The properties of a question that are elsewhere in its form: whether it must be answered, and its appearance. */
export function QuestionHead({ row, isLooks }: { row: OutlineRow; isLooks: boolean }) {
  const session = usePageSession();
  const { file, path, question } = row;
  if (!question) return null;
  return (
    <div className="question">
      <label>
        <input type="checkbox" checked={question.isRequired} onChange={() => requireQuestion(session, row)} />
        Must be answered
      </label>
      <button
        type="button"
        className="small"
        onClick={() => session.showPanel({ file, path: isLooks ? path : ['ui', question.name], start: path })}
      >
        {isLooks ? 'Back to the question' : 'How it looks'}
      </button>
    </div>
  );
}
