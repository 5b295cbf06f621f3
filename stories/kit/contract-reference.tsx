import { useEffect, useRef } from 'react';
import { markup } from 'virtual:api-reference';
import { look } from '../../scripts/api-docs/look';
import { wireReference } from '../../scripts/api-docs/search';
import styles from './contract-reference.module.css';

/** Detaches the content of closed `<details>`, which are tens of thousands of cells. */
function keepClosedLight(root: HTMLElement): () => void {
  const insides = new Map<HTMLDetailsElement, Element>();
  for (const details of root.querySelectorAll<HTMLDetailsElement>('main details')) {
    const inside = details.querySelector(':scope > .inside');
    if (inside) insides.set(details, inside);
    if (!details.open) inside?.remove();
  }
  const toggle = ({ target }: Event): void => {
    const inside = target instanceof HTMLDetailsElement ? insides.get(target) : undefined;
    if (!inside || !(target instanceof HTMLDetailsElement)) return;
    if (target.open) target.append(inside);
    else inside.remove();
  };
  // `toggle` does not bubble.
  root.addEventListener('toggle', toggle, true);
  return () => {
    root.removeEventListener('toggle', toggle, true);
    for (const [details, inside] of insides) details.append(inside);
  };
}

export function ContractReference() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const undo = [keepClosedLight(place.current), wireReference(place.current, false)];
    return () => undo.forEach((each) => each());
  }, []);
  return (
    <>
      <style>{look}</style>
      {/* oxlint-disable-next-line react/no-danger -- generated from our own contract, with every text escaped */}
      <div ref={place} className={styles.reference} dangerouslySetInnerHTML={{ __html: markup }} />
    </>
  );
}
