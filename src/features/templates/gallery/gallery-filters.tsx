import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageFilter, RunOn, TemplateSort } from '../../../contract/enums.gen';
import { Button } from '../../../ui/button';
import { Drawer } from '../../../ui/drawer';
import { CheckboxControl } from '../../../ui/form/choice-controls';
import { Field } from '../../../ui/form/field';
import { SearchBox } from '../../../ui/form/search-box';
import { SelectControl } from '../../../ui/form/select-control';
import { languageChoices, runOnChoices, sortChoices, type GalleryParams } from './gallery.params';
import styles from './gallery.module.css';

interface FilterProps {
  readonly params: GalleryParams;
  readonly onChange: (params: GalleryParams) => void;
}

/** Search and filters above the gallery; on a small screen the filters are a sheet. */
export function GalleryFilters({ params, onChange }: FilterProps) {
  const { t } = useTranslation('templates');
  const [open, setOpen] = useState(false);
  const set = [params.free, params.mine, params.runOn !== undefined, params.language !== undefined].filter(
    Boolean,
  ).length;
  return (
    <div className={styles['filters']}>
      <div className={styles['search']}>
        <SearchBox
          slash
          value={params.keyword}
          label={t(($) => $.gallery.search)}
          placeholder={t(($) => $.gallery.searchPlaceholder)}
          onSearch={(keyword) => {
            onChange({ ...params, keyword: keyword.trim().slice(0, 100), page: 1 });
          }}
        />
      </div>
      <div className={styles['wide']}>
        <FilterFields params={params} onChange={onChange} />
      </div>
      <div className={styles['narrow']}>
        <Button
          icon={<FilterOutlined />}
          onClick={() => {
            setOpen(true);
          }}
        >
          {set > 0 ? t(($) => $.gallery.filtersSet, { count: set }) : t(($) => $.gallery.filters)}
        </Button>
      </div>
      <FilterSheet
        open={open}
        params={params}
        onChange={onChange}
        onClose={() => {
          setOpen(false);
        }}
      />
    </div>
  );
}

/** The filters as a sheet from below (375 px). */
export function FilterSheet({
  open,
  params,
  onChange,
  onClose,
}: FilterProps & { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('templates');
  return (
    <Drawer
      open={open}
      side="bottom"
      size={480}
      title={t(($) => $.gallery.filters)}
      onClose={onClose}
      footer={
        <Button kind="primary" block onClick={onClose}>
          {t(($) => $.gallery.showResults)}
        </Button>
      }
    >
      <div className={styles['sheet']}>
        <FilterFields labelled params={params} onChange={onChange} />
      </div>
    </Drawer>
  );
}

/** The same filters twice: in a row, named by their first entry, and in the sheet under labels. */
function FilterFields({ params, onChange, labelled = false }: FilterProps & { readonly labelled?: boolean }) {
  const { t } = useTranslation('templates');
  const change = (part: Partial<GalleryParams>) => {
    onChange({ ...params, ...part, page: 1 });
  };
  const runOnWords = {
    [RunOn.Cloud]: t(($) => $.gallery.runOnCloud),
    [RunOn.Local]: t(($) => $.gallery.runOnLocal),
    [RunOn.Both]: t(($) => $.gallery.runOnBoth),
  };
  const sortWords = {
    [TemplateSort.Sum]: t(($) => $.gallery.sortSum),
    [TemplateSort.Likes]: t(($) => $.gallery.sortLikes),
    [TemplateSort.Time]: t(($) => $.gallery.sortTime),
  };
  const runOns = runOnChoices.map((value) => ({ value, label: runOnWords[value] }));
  const languages = languageChoices.map((value) => ({
    value,
    label: t(($) => $.gallery.languages[languageKeys[value]]),
  }));
  const sorts = sortChoices.map((value) => ({ value, label: sortWords[value] }));
  return (
    <>
      <Field label={t(($) => $.gallery.runOn)} labelHidden={!labelled}>
        {(wiring) => (
          <SelectControl
            {...wiring}
            placeholder={labelled ? t(($) => $.gallery.any) : t(($) => $.gallery.runOn)}
            clearable
            value={params.runOn}
            options={runOns}
            onChange={(runOn) => {
              change({ runOn });
            }}
          />
        )}
      </Field>
      <Field label={t(($) => $.gallery.language)} labelHidden={!labelled}>
        {(wiring) => (
          <SelectControl
            {...wiring}
            placeholder={labelled ? t(($) => $.gallery.any) : t(($) => $.gallery.language)}
            clearable
            value={params.language}
            options={languages}
            onChange={(language) => {
              change({ language });
            }}
          />
        )}
      </Field>
      <Field label={t(($) => $.gallery.sort)} labelHidden={!labelled}>
        {(wiring) => (
          <SelectControl
            {...wiring}
            value={params.sort}
            options={sorts}
            onChange={(sort) => {
              change({ sort: sort ?? TemplateSort.Sum });
            }}
          />
        )}
      </Field>
      <CheckboxControl
        value={params.free}
        onChange={(free) => {
          change({ free });
        }}
      >
        {t(($) => $.gallery.free)}
      </CheckboxControl>
      <CheckboxControl
        value={params.mine}
        onChange={(mine) => {
          change({ mine });
        }}
      >
        {t(($) => $.gallery.mine)}
      </CheckboxControl>
    </>
  );
}

const languageKeys = {
  [LanguageFilter.En]: 'en',
  [LanguageFilter.Es]: 'es',
  [LanguageFilter.Jp]: 'ja',
  [LanguageFilter.De]: 'de',
  [LanguageFilter.Fr]: 'fr',
  [LanguageFilter.It]: 'it',
  [LanguageFilter.Kr]: 'ko',
  [LanguageFilter.Zh]: 'zh',
  [LanguageFilter.Other]: 'other',
} as const;
