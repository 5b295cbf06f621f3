import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { useId, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { useLanguage } from '#src/i18n/use-language';
import { saveBlob } from '#src/lib/download';
import { Button } from '#src/ui/button';
import { Notice } from '#src/ui/status';
import { Art } from '../art';
import { facts } from '../facts';
import { SitePage } from '../site-page';
import site from '../site.module.css';
import { chapters, type PaperTexts } from './chapters';
import styles from './paper.module.css';

type FileState = 'none' | 'making' | 'failed' | { readonly pages: number; readonly bytes: number };

export function WhitePaper() {
  const { t } = useTranslation('site');
  const { day, number, bytes } = useFormats();
  const language = useLanguage();
  const id = useId();
  const [file, setFile] = useState<FileState>('none');
  const texts: PaperTexts = {
    title: t(($) => $.paper.title),
    summary: t(($) => $.paper.lead),
    edition: t(($) => $.paper.edition, { date: day(facts.paperEdition) }),
    chapters: chapters.map((key) => ({
      title: t(($) => $.paper.chapters[key].title),
      paragraphs: [t(($) => $.paper.chapters[key].first), t(($) => $.paper.chapters[key].second)],
    })),
  };
  const save = async () => {
    setFile('making');
    try {
      const { createPaperPdf } = await import('./paper-file');
      const pdf = await createPaperPdf(texts, language);
      saveBlob(new Blob([pdf.bytes], { type: 'application/pdf' }), `${texts.title}.pdf`);
      setFile({ pages: pdf.pages, bytes: pdf.bytes.length });
    } catch {
      setFile('failed');
    }
  };
  return (
    <SitePage
      title={texts.title}
      lead={texts.summary}
      actions={
        <Button
          variant="primary"
          size="large"
          icon={<DownloadOutlined />}
          loading={file === 'making'}
          onClick={() => void save()}
        >
          {t(($) => $.paper.save)}
        </Button>
      }
      picture={<Art name="paper" />}
    >
      <div className={styles.paper}>
        <div className={styles.side}>
          <nav aria-labelledby={id} className={site.box}>
            <h2 id={id}>{t(($) => $.paper.contents)}</h2>
            <ol className={styles.contents}>
              {chapters.map((key, index) => (
                <li key={key}>
                  <a href={`#${key}`}>{texts.chapters[index]?.title}</a>
                </li>
              ))}
            </ol>
            <p className={styles.edition}>{texts.edition}</p>
          </nav>
          <div role="status">
            {file === 'failed' && <Notice variant="error">{t(($) => $.paper.failed)}</Notice>}
            {typeof file === 'object' && (
              <Notice variant="success">
                {t(($) => $.paper.saved, { count: file.pages, value: number(file.pages), size: bytes(file.bytes) })}
              </Notice>
            )}
          </div>
        </div>
        <article className={styles.text}>
          {chapters.map((key, index) => (
            <section key={key} id={key} aria-labelledby={`${id}-${key}`} className={styles.chapter}>
              <h2 id={`${id}-${key}`}>{texts.chapters[index]?.title}</h2>
              {texts.chapters[index]?.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
      </div>
    </SitePage>
  );
}
