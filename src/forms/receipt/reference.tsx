import { useContext } from 'react';
import styles from '../form-end.module.css';
import { FormHostContext } from '../place/form-host.ts';
import { useMessages } from '../../ui/locale.ts';
import { linkTo, Message, joinTexts } from '../../ui/message.tsx';
import { receiptAddress } from './sent-sheet.ts';

/** The reference of a submission in readable form, with a link to its receipt. */
export function Reference({ form, code }: { form: string; code: string | undefined }) {
  const t = useMessages();
  const receiptRoute = useContext(FormHostContext).site?.receiptRoute;
  if (!code) return t('receipt.thanks');
  return (
    <Message
      of="receipt.reference"
      values={{
        reference: code,
        code: (content) => <b className={`num ${styles.reference}`}>{joinTexts(content)}</b>,
        link: receiptRoute ? linkTo(receiptAddress(receiptRoute, form, code)) : () => null,
      }}
    />
  );
}
