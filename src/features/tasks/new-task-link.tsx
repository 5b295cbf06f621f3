import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { LinkButton } from '#src/ui/link-button';

export function NewTaskLink() {
  const { t } = useTranslation('tasks');
  return (
    <LinkButton variant="primary" icon={<PlusOutlined />} to={paths.templates}>
      {t(($) => $.all.create)}
    </LinkButton>
  );
}
