import type {
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryFieldsType,
  RJSFSchema,
  TemplatesType,
  UiSchema,
  ValidatorType,
} from '@rjsf/utils';
import type { DataPath } from 'pagewright/json';
import type { FieldKind, PanelSchema } from '../../protocol.ts';
import { OriginalText } from '../advice/original-text.tsx';
import { PictureTools } from '../media/picture-tools.tsx';
import { AbsentField } from './absent-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { PartDiagnostics } from './diagnostic-list.tsx';
import type { FieldInput } from './field-input.ts';
import { JsonField } from './json-field.tsx';
import { ListField } from './list-field.tsx';
import { LineField, NameField, NumberField, TextField, YesNoField } from './plain-fields.tsx';
import { usePanelActions } from './panel-context.ts';
import { RichTextField } from './rich-text-field.tsx';
import { TextMeasures } from './text-measures.tsx';

const controls: Record<Exclude<FieldKind, 'object'>, (input: FieldInput) => React.ReactNode> = {
  line: LineField,
  text: TextField,
  richText: RichTextField,
  number: NumberField,
  checkbox: YesNoField,
  choice: ChoiceField,
  list: ListField,
  absent: AbsentField,
  name: NameField,
  json: JsonField,
};

/** One field of a form: its control by the kind that the server has chosen. */
function PanelField({ schema, formData, fieldPathId: { $id, path } }: FieldProps) {
  const { 'x-field': kind = 'json' } = schema as PanelSchema;
  const Control = kind === 'object' ? JsonField : controls[kind];
  return (
    <Control id={$id} path={path as DataPath} schema={schema as PanelSchema} value={formData as unknown} />
  );
}

/** The components of rjsf that the panel replaces: `PanelField` chooses the control of each field. */
export const panelFields: RegistryFieldsType = { PanelField };

/** Label, help and example above each control, its diagnostics below. */
function PanelFieldTemplate({
  id,
  schema,
  fieldPathId: { path },
  children,
  required,
  formData,
}: FieldTemplateProps) {
  const { title, description, 'x-field': kind, 'x-example': example, 'x-part': part } = schema as PanelSchema;
  const at = path as DataPath;
  const { diagnosticsAt, change } = usePanelActions();
  if (at.length === 0) return children;
  const fieldDiagnostics = diagnosticsAt(at);
  // A list shows those of its entries in their rows, an object in its fields.
  const diagnostics =
    kind === 'object' || kind === 'list'
      ? fieldDiagnostics.filter((each) => isExactly(each.path, at))
      : fieldDiagnostics;
  const isGroup = kind === 'object' || kind === 'list' || kind === 'absent';
  const Label = isGroup ? 'p' : 'label';
  const showsExample =
    !isGroup && (typeof example === 'string' || typeof example === 'number') && kind !== 'choice';
  if (kind === 'name')
    return (
      <div>
        {children}
        <PartDiagnostics diagnostics={diagnostics} id={`${id}-diagnostics`} />
      </div>
    );
  return (
    <div
      className={`field ${kind ?? ''}`}
      role={isGroup ? 'group' : undefined}
      aria-labelledby={isGroup ? `${id}-label` : undefined}
    >
      <div className="head">
        <Label className="label" id={`${id}-label`} htmlFor={isGroup ? undefined : id}>
          {title}
          {!required && <span className="optional"> (optional)</span>}
        </Label>
        {kind === 'object' && !required && (
          <button type="button" className="small" onClick={() => change(at, undefined)}>
            Remove <span className="hidden">{title}</span>
          </button>
        )}
      </div>
      {description && (
        <p className="help" id={`${id}-help`}>
          {description}
          {showsExample && <span className="example"> For example: {example}</span>}
        </p>
      )}
      {kind === 'object' && part === 'image' && (
        <PictureTools id={id} path={at} schema={schema as PanelSchema} value={formData as unknown} />
      )}
      {children}
      <OriginalText path={at} />
      {!isGroup && (
        <TextMeasures id={id} path={at} schema={schema as PanelSchema} value={formData as unknown} />
      )}
      <PartDiagnostics diagnostics={diagnostics} id={`${id}-diagnostics`} />
    </div>
  );
}

function isExactly(path: DataPath, end: DataPath): boolean {
  return end.every((key, depth) => path[path.length - end.length + depth] === key);
}

function PanelObjectTemplate({ properties, fieldPathId: { path } }: ObjectFieldTemplateProps) {
  const content = properties.map((property) => property.content);
  return path.length === 0 ? (
    <div className="fields">{content}</div>
  ) : (
    <div className="fields inner">{content}</div>
  );
}

const none = () => null;

/** The templates of rjsf around the fields of the panel; the panel shows help and errors itself. */
export const panelTemplates: Partial<TemplatesType> = {
  FieldTemplate: PanelFieldTemplate,
  ObjectFieldTemplate: PanelObjectTemplate,
  DescriptionFieldTemplate: none,
  FieldErrorTemplate: none,
  FieldHelpTemplate: none,
};

/** Assigns a control of the studio to every value except objects. */
export function panelUi({ properties = {} }: RJSFSchema): UiSchema {
  return Object.fromEntries(
    Object.entries(properties as Record<string, PanelSchema>).map(([key, schema]) => [
      key,
      schema['x-field'] === 'object' ? panelUi(schema as RJSFSchema) : { 'ui:field': 'PanelField' },
    ]),
  );
}

/** The server validates; the form itself accepts any value. */
export const acceptAnything: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};
