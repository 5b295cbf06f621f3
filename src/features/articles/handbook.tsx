import { useTranslation } from '#src/i18n/use-translation';
import { Navigate } from 'react-router-dom';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { useLanguage } from '#src/i18n/use-language';
import { handbookAddress } from '#src/shared/help/help-addresses';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { PageTitle } from '#src/ui/page-title';
import styles from './article.module.css';
import { Article } from './article';

/** English, German and French for everybody, Japanese for signed-in users; other languages get the guide (PUB-17, PUB-18). */
export function Handbook() {
  const { t } = useTranslation('articles');
  const signedIn = useSignedIn();
  const address = handbookAddress(useLanguage(), signedIn);
  if (address === null)
    return (
      <>
        <PageTitle name={t(($) => $.pages.handbook, { ns: 'shell' })} />
        <Empty
          drawing="list"
          wholePage
          title={t(($) => $.handbook.none)}
          action={
            <span className={styles.actions}>
              <LinkButton variant="primary" to={paths.guide}>
                {t(($) => $.handbook.toGuide)}
              </LinkButton>
              <LinkButton to={paths.help}>{t(($) => $.handbook.toHelp)}</LinkButton>
            </span>
          }
        >
          {t(($) => $.handbook.noneHint)}
        </Empty>
      </>
    );
  if (!address.isExternal && address.to !== paths.handbook) return <Navigate to={address.to} replace />;
  return <Chapters />;
}

/** A separate component, because only some languages have the texts. */
function Chapters() {
  return <Article texts={usePageTexts('articlesHandbook')} />;
}
