import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import { templateQueries } from '#src/data/templates';
import { isWithdrawn, specialKindId } from '#src/domain/template-access';
import { foldText, searchWords } from '#src/lib/match-text';
import { Cover } from '#src/ui/cover';
import { SuggestBox } from '#src/ui/form/suggest-box';
import type { Suggestion } from '#src/ui/form/suggestion-list';
import { Highlight } from '#src/ui/highlight';
import { KindIcon } from '#src/ui/motifs';
import { galleryQuery, type GalleryParams } from './gallery.params';
import { galleryPaths, type GalleryPlace } from './place';
import styles from './search.module.css';

const MAX_MATCHES = 6;
const MAX_KINDS = 2;
/** Milliseconds without typing before matches are requested. */
const DEBOUNCE_DELAY = 150;

export function TemplateSearch({
  params,
  place,
  onChange,
}: {
  readonly params: GalleryParams;
  readonly place: GalleryPlace;
  readonly onChange: (params: GalleryParams) => void;
}) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const [debounced] = useDebounce(input, DEBOUNCE_DELAY);
  const trimmed = debounced.trim();
  const keyword = trimmed.length > limits.keywordLength ? '' : trimmed;
  // The same query as the list's, so that it runs once.
  const matches = useQuery({
    ...templateQueries.list(galleryQuery({ ...params, keyword, page: 1 })),
    enabled: keyword !== '',
  });
  const kinds = useQuery({ ...templateQueries.kinds(), enabled: keyword !== '' });
  const addresses = galleryPaths[place];
  const search = (text: string) => {
    onChange({ ...params, keyword: text.trim(), page: 1 });
  };
  // Shows only matches of the current text, all at once: Enter must not open an unintended entry.
  const isCurrent = keyword !== '' && keyword === input.trim() && !matches.isPending && !kinds.isPending;
  const found = isCurrent && matches.data ? matches.data : undefined;
  const open = (found?.items ?? []).filter(
    (template) => template.isTemplateCollection || !isWithdrawn(template.status),
  );
  const words = searchWords(keyword);
  const foundKinds = isCurrent
    ? (kinds.data?.items ?? []).filter(
        (kind) => kind.kindId !== specialKindId && words.every((word) => foldText(kind.kindName).includes(word)),
      )
    : [];
  const suggestions: Suggestion[] = [
    ...open.slice(0, MAX_MATCHES).map((template) => ({
      key: template.templateRegistrationId,
      content: <TemplateMatch template={template} keyword={keyword} />,
      onSelect: () => {
        void navigate(
          template.isTemplateCollection ? addresses.collection(template.slug) : addresses.template(template.slug),
        );
      },
    })),
    ...foundKinds.slice(0, MAX_KINDS).map((kind) => ({
      key: kind.slug,
      content: (
        <span className={styles.match}>
          <span className={styles.kind}>
            <KindIcon kind={kind.slug} size={18} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>
              <Highlight text={kind.kindName} keyword={keyword} />
            </span>
            <span className={styles.about}>{t(($) => $.search.kind)}</span>
          </span>
        </span>
      ),
      onSelect: () => {
        void navigate(addresses.category(kind.slug));
      },
    })),
  ];
  const total = found?.total ?? 0;
  if (suggestions.length > 0 && total > open.slice(0, MAX_MATCHES).length)
    suggestions.push({
      key: 'all',
      content: <span className={styles.all}>{t(($) => $.search.all, { count: total })}</span>,
      onSelect: () => {
        search(input);
      },
    });
  return (
    <SuggestBox
      value={params.keyword}
      label={t(($) => $.gallery.search)}
      listLabel={t(($) => $.search.matches)}
      statusMessage={t(($) => $.search.found, { count: total })}
      maxLength={limits.keywordLength}
      suggestions={suggestions}
      onInput={setInput}
      onSearch={search}
    />
  );
}

function TemplateMatch({
  template,
  keyword,
}: {
  readonly template: Schemas['TemplateCard'];
  readonly keyword: string;
}) {
  const kind = template.kinds[0]?.slug ?? '';
  return (
    <span className={styles.match}>
      <Cover small src={template.imageUrl} kind={kind} seed={template.slug} className={styles.face} />
      <span className={styles.words}>
        <span className={styles.name} data-whole="page">
          <Highlight text={template.name} keyword={keyword} />
        </span>
        <span className={styles.about} data-whole="page">
          <Highlight text={template.description} keyword={keyword} />
        </span>
      </span>
    </span>
  );
}
