import { useTranslation } from '#src/i18n/use-translation';
import { Dialog } from '#src/ui/dialog';
import { Keys } from '#src/ui/keys';
import styles from './keys.module.css';

const modifierKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const shortcuts = {
  everywhere: [
    ['palette', [modifierKey, 'K']],
    ['sheet', ['?']],
    ['search', ['/']],
    ['close', ['Esc']],
    ['toasts', ['F8']],
  ],
  lists: [
    ['move', ['↑', '↓']],
    ['ends', ['Home', 'End']],
    ['open', ['Enter']],
  ],
  forms: [
    ['sendCosting', [modifierKey, 'Enter']],
    ['send', ['Enter']],
    ['step', ['↑', '↓']],
    ['example', ['Esc']],
  ],
} as const;

const groups = ['everywhere', 'lists', 'forms'] as const;

export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open title={t(($) => $.keys.title)} onClose={onClose} width={560}>
      {groups.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{t(($) => $.keys.groups[group])}</h2>
          <dl>
            {shortcuts[group].map(([name, keys]) => (
              <div key={name}>
                <dt>{t(($) => $.keys.does[name])}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
