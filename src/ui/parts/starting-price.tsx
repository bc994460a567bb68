import type { StartingPrice as Price } from '../../core/content/parts.gen.ts';
import { useLocale } from '../locale.ts';

/** The text “From €8 per 1,000 words”, with the amount in the notation of the site's language. */
export function StartingPrice({ price: { amount, currency, unit } }: { price: Price }) {
  const { language, t } = useLocale();
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const price = format.format(amount);
  return unit ? t('price.fromUnit', { price, unit }) : t('price.from', { price });
}
