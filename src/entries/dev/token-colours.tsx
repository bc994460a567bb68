import type { TokenSample } from '../../core/page/token-samples.ts';
import styles from './tokens-page.module.css';

/** Colours in both colour schemes side by side, with their contrast; independent of the chosen theme. */
export function TokenColours({ tokens }: { tokens: TokenSample[] }) {
  return (
    <table className={styles.colours}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name} data-token={token.name}>
            <th scope="row">
              {token.name}
              {token.note && <span className="meta">{token.note}</span>}
            </th>
            {(['light', 'dark'] as const).map((theme) => (
              <td key={theme} data-theme={theme}>
                <span className={styles.swatch} />
                <span className="num">{token[theme]}</span>
                {token.contrast && (
                  <span className="meta num">
                    {token.contrast[theme].toFixed(1)} with {token.contrast.on.slice(2)}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
