import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';
import { Drawer } from '#src/ui/drawer';
import { Stack } from '#src/ui/stack';
import { AppliedFilters } from './applied-filters';
import { FilterFields } from './filter-fields';
import { filterCount, withoutFilters, type GalleryParams } from './gallery.params';
import type { GalleryPlace } from './place';
import { TemplateSearch } from './template-search';
import styles from './gallery.module.css';

interface FilterProps {
  readonly params: GalleryParams;
  readonly onChange: (params: GalleryParams) => void;
}

export function GalleryFilters({
  params,
  onChange,
  place,
  clearable,
  isCategoryPage,
}: FilterProps & {
  readonly place: GalleryPlace;
  readonly clearable: boolean;
  readonly isCategoryPage: boolean;
}) {
  const { t } = useTranslation('templates');
  const [open, setOpen] = useState(false);
  const set = filterCount(params);
  const searchBox = useRef<HTMLDivElement>(null);
  const sheetButton = useRef<HTMLButtonElement>(null);
  const focusToolbar = () => {
    // Only a narrow window shows this button. The search box would open a phone's keyboard.
    sheetButton.current?.focus();
    if (document.activeElement !== sheetButton.current) searchBox.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <div className={styles.filters}>
        <div ref={searchBox} className={styles.search}>
          <TemplateSearch params={params} place={place} onChange={onChange} />
        </div>
        <div className={styles.wide}>
          <FilterFields params={params} onChange={onChange} />
        </div>
        <div className={styles.narrow}>
          <Button
            ref={sheetButton}
            icon={<FilterOutlined />}
            onClick={() => {
              setOpen(true);
            }}
          >
            {set > 0 ? t(($) => $.gallery.filtersSet, { count: set }) : t(($) => $.words.filters, { ns: 'shell' })}
          </Button>
        </div>
      </div>
      <AppliedFilters {...{ params, onChange, isCategoryPage, clearable, focusToolbar }} />
      <FilterDrawer
        open={open}
        params={params}
        onChange={onChange}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

export function FilterDrawer({
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
      title={t(($) => $.words.filters, { ns: 'shell' })}
      onClose={onClose}
      footer={
        <Button variant="primary" block onClick={onClose}>
          {t(($) => $.gallery.showResults)}
        </Button>
      }
    >
      <Stack gap={4}>
        <FilterFields expanded params={params} onChange={onChange} />
        {filterCount(params) > 0 && (
          <Button
            onClick={() => {
              onChange({ ...withoutFilters(params), keyword: params.keyword });
            }}
          >
            {t(($) => $.clearFilters, { ns: 'ui' })}
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}
