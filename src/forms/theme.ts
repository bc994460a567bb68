import type { RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { ArrayFieldItemTemplate } from './templates/array-item-template.tsx';
import { ArrayFieldTemplate } from './templates/array-template.tsx';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectFieldTemplate } from './templates/object-template.tsx';
import { CheckboxWidget } from './widgets/checkbox-widget.tsx';
import { ChoicesWidget } from './widgets/choices-widget.tsx';
import { FileWidget } from './widgets/file-widget.tsx';
import { PasswordWidget } from './widgets/password-widget.tsx';
import { SelectWidget } from './widgets/select-widget.tsx';
import { TextWidget } from './widgets/text-widget.tsx';
import { TextareaWidget } from './widgets/textarea-widget.tsx';

const none = () => null;

/** How a question and its answer look: the parts of react-jsonschema-form that we draw ourselves. */
export const templates: Partial<TemplatesType> = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
  // The field's template writes these itself, from the words.
  DescriptionFieldTemplate: none,
  FieldErrorTemplate: none,
  FieldHelpTemplate: none,
};

export const widgets: RegistryWidgetsType = {
  CheckboxWidget,
  CheckboxesWidget: ChoicesWidget,
  DateWidget: TextWidget,
  EmailWidget: TextWidget,
  FileWidget,
  PasswordWidget,
  RadioWidget: ChoicesWidget,
  SelectWidget,
  TextareaWidget,
  TextWidget,
  TimeWidget: TextWidget,
  URLWidget: TextWidget,
};
