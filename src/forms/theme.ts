import { widgets as widgetsByName } from 'virtual:widgets';
import type { RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { ArrayFieldItemTemplate } from './templates/array-item-template.tsx';
import { ArrayFieldTemplate } from './templates/array-template.tsx';
import { FieldTemplate } from './templates/field-template.tsx';
import { ObjectFieldTemplate } from './templates/object-template.tsx';
import { CheckboxWidget } from './widgets/checkbox-widget.tsx';
import { TextWidget } from './widgets/text-widget.tsx';

const none = () => null;

/** Our templates for parts of react-jsonschema-form. */
export const formTemplates: Partial<TemplatesType> = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
  // The template of the field renders these itself.
  DescriptionFieldTemplate: none,
  FieldErrorTemplate: none,
  FieldHelpTemplate: none,
};

/** The default controls by the library’s names, and the widgets by our names. */
export const widgets: RegistryWidgetsType = {
  CheckboxWidget,
  DateWidget: TextWidget,
  EmailWidget: TextWidget,
  TextWidget,
  TimeWidget: TextWidget,
  URLWidget: TextWidget,
  ...widgetsByName,
};
