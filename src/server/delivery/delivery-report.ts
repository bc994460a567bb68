import type { FormDefinition } from '../../core/form/form-definition.ts';
import { didYouMean } from '../../core/schema/suggest.ts';
import type { Config } from '../config/config.ts';
import { ownerAddresses, type DeliverySettings } from './plan.ts';

type Form = Pick<FormDefinition, 'id' | 'title' | 'delivery'>;

type ReportedSettings = DeliverySettings & Partial<Pick<Config, 'ownerEmail' | 'ownerWebhook'>>;

/**
 * Reports to the owner which forms are delivered, and to whom; which forms are not; and which settings no
 * form uses.
 * @returns lines for the console; empty if the site has no forms
 */
export function deliveryReport(forms: readonly Form[], settings: ReportedSettings): string[] {
  const groups = Map.groupBy(forms, ({ delivery }) => delivery);
  const lines = [...groups].map(([delivery, group]) => {
    const names = group.map(({ title, id }) => `${title} (${id})`).join(', ');
    const to = ownerAddresses({ delivery }, settings).map(describeAddress);
    return `${names}: ${to.length > 0 ? `to ${to.join(' and ')}` : `to nobody. ${remedy(delivery, group)}`}`;
  });
  const unusedNames = [...settings.deliveries.keys()].filter((name) => !groups.has(name));
  const reminder =
    lines.length > 0 && settings.ownerEmail === undefined && settings.ownerWebhook === undefined
      ? ['Nobody is notified of problems: set OWNER_EMAIL or OWNER_WEBHOOK.']
      : [];
  return [...lines, ...reminder, ...unusedNames.map((name) => unusedLine(name, [...groups.keys()]))];
}

/** The variable of a delivery: DELIVERY_BOOK_STORE_EMAIL. */
export function deliveryVariable(delivery: string, kind: 'EMAIL' | 'WEBHOOK' | 'SECRET'): string {
  return `${variablePrefix(delivery)}_${kind}`;
}

function remedy(delivery: string, group: readonly Form[]): string {
  const what = group.length === 1 ? 'its submissions' : 'their submissions';
  return `Set ${deliveryVariable(delivery, 'EMAIL')} or ${deliveryVariable(delivery, 'WEBHOOK')}; until then, npm run submissions -- list shows ${what}.`;
}

function unusedLine(name: string, knownNames: readonly string[]): string {
  const hint = didYouMean(variablePrefix(name), knownNames.map(variablePrefix));
  return `${variablePrefix(name)}_… is set, but no form is delivered to "${name}".${hint ? ` ${hint}` : ''}`;
}

/** Shows only the host of a webhook: path and query may be secret, and console output is stored. */
function describeAddress(address: string): string {
  return address.includes('://') ? `the webhook at ${new URL(address).host}` : address;
}

function variablePrefix(delivery: string): string {
  return `DELIVERY_${delivery.toUpperCase().replaceAll('-', '_')}`;
}
