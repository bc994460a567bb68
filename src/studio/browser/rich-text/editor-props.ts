/** The props of the editor of a text, and of its source. */
export interface RichTextEditorProps {
  id: string;
  value: string;
  /** The ids of the texts that describe it. */
  describedBy: string;
  isInvalid: boolean;
  /** Whether the text is a placeholder: it is selected when it gets the focus. */
  isPlaceholder: boolean;
  /** @param isTyped whether it is a key press */
  onWrite: (html: string, isTyped: boolean) => void;
}
