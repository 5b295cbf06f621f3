import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { billingQueries } from '#src/data/billing';
import { prefetch } from '#src/data/query-client';
import { BindCouponDialog } from '#src/features/billing/coupons/bind-coupon-dialog';
import { CouponList } from '#src/features/billing/coupons/coupon-list';
import { couponsParams, couponsQuery } from '#src/features/billing/coupons/coupons.params';
import { Button } from '#src/ui/button';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader({ request }: LoaderFunctionArgs): null {
  prefetch(billingQueries.coupons(couponsQuery(couponsParams.read(new URL(request.url).searchParams))));
  return null;
}

/** BILL-03. Redeems a code from the query at once. */
export default function CouponsPage() {
  const { t } = useTranslation('billing');
  const [search, setSearch] = useSearchParams();
  const { code, ...params } = couponsParams.read(search);
  const [binding, setBinding] = useState(code !== undefined);
  const title = t(($) => $.pages.coupons, { ns: 'shell' });
  const bind = () => {
    setBinding(true);
  };
  return (
    <>
      <PageTitle name={title} />
      <PageHeader
        title={title}
        description={t(($) => $.coupons.description)}
        actions={
          <Button variant="primary" onClick={bind}>
            {t(($) => $.coupons.bind.open)}
          </Button>
        }
      />
      <CouponList onBind={bind} />
      <BindCouponDialog
        open={binding}
        code={code}
        onClose={() => {
          setBinding(false);
          if (code !== undefined)
            setSearch(couponsParams.write({ ...params, code: undefined }), { replace: true, preventScrollReset: true });
        }}
      />
    </>
  );
}
