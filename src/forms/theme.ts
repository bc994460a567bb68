import { widgets as widgetsByName } from 'virtual:widgets';
import type { RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { ArrayFieldItemTemplate } from './templates/array-item-template.tsx';
import { ArrayFieldTemplate } from './templates/array-template.tsx';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectFieldTemplate } from './templates/object-template.tsx';
import { CheckboxWidget } from './widgets/checkbox-widget.tsx';
import { TextWidget } from './widgets/text-widget.tsx';

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

/** The controls by the library’s names where no question names one, and those that questions can name. */
export const widgets: RegistryWidgetsType = {
  CheckboxWidget,
  DateWidget: TextWidget,
  EmailWidget: TextWidget,
  TextWidget,
  TimeWidget: TextWidget,
  URLWidget: TextWidget,
  ...widgetsByName,
};
