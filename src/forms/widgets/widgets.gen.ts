// Made from schemas/questions.schema.json by `npm run generate`: change that file, not this one.
import type { RegistryWidgetsType } from '@rjsf/utils';
import { CheckboxesWidget } from './checkboxes-widget.tsx';
import { FileWidget } from './file-widget.tsx';
import { PasswordWidget } from './password-widget.tsx';
import { RadioWidget } from './radio-widget.tsx';
import { SelectWidget } from './select-widget.tsx';
import { TextareaWidget } from './textarea-widget.tsx';

export const widgetsByName: RegistryWidgetsType = {
  checkboxes: CheckboxesWidget,
  file: FileWidget,
  password: PasswordWidget,
  radio: RadioWidget,
  select: SelectWidget,
  textarea: TextareaWidget,
};
