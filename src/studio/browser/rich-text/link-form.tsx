import { useState } from 'react';
import { NameOptions } from '../panel/name-options.tsx';
import { isAddress } from './link-edit.ts';

interface LinkFormProps {
  id: string;
  /** The current address; empty for a new link. */
  href: string;
  onSet: (href: string) => void;
  onClose: () => void;
}

/** The address of a link: a page of the site, a place on it, or any other. */
export function LinkForm({ id, href, onSet, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(href);
  const [isWrong, setIsWrong] = useState(false);
  const set = () => {
    if (isAddress(address.trim())) onSet(address.trim());
    else setIsWrong(true);
  };
  return (
    <div className="link-form" role="group" aria-label="Link">
      <label>
        <span className="help">Where the link leads: choose a page, or write an address</span>
        <input
          type="text"
          list={`${id}-names`}
          autoComplete="off"
          ref={(input) => input?.focus()}
          value={address}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            if (event.key === 'Enter') set();
            else onClose();
          }}
          onChange={({ target }) => {
            setAddress(target.value);
            setIsWrong(false);
          }}
        />
      </label>
      <NameOptions id={id} part="url" />
      {isWrong && (
        <p className="wrong" id={`${id}-wrong`} role="alert">
          An address begins with / or #, https://, mailto: or tel:, and has no blanks.
        </p>
      )}
      <div className="buttons">
        <button type="button" className="small main" onClick={set}>
          Set the link
        </button>
        {href !== '' && (
          <button type="button" className="small" onClick={() => onSet('')}>
            Remove the link
          </button>
        )}
        <button type="button" className="small" onClick={onClose}>
          Cancel
        </button>
      </div>
    </div>
  );
}
