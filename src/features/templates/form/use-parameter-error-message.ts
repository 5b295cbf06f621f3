import { useTranslation } from '#src/i18n/use-translation';
import { ParameterControlType } from '#src/contract/enums.gen';
import type { ParameterError } from '#src/domain/parameter-validation';
import { useFormats } from '#src/i18n/format';

export function useParameterErrorMessage(): (error: ParameterError, control?: string) => string {
  const { t } = useTranslation('templateForm');
  const formats = useFormats();
  const plain = (error: ParameterError, control?: string): string => {
    switch (error.code) {
      case 'pattern':
        return error.message === '' ? t(($) => $.fields.errors.pattern) : error.message;
      case 'aboveMax':
      case 'belowMin':
        return t(($) => $.fields.errors[error.code], {
          bound: formats.number(error.bound, { maximumFractionDigits: 20 }),
        });
      case 'scale':
        return error.bound === 0
          ? t(($) => $.fields.errors.noDecimals)
          : t(($) => $.fields.errors.scale, { count: error.bound });
      case 'tooLong':
        return t(($) => $.fields.errors.tooLong, { count: error.bound });
      case 'tooShort':
        return t(($) => $.fields.errors.tooShort, { count: error.bound });
      case 'tooManyLines':
        return t(($) => $.fields.errors.tooManyLines, { count: error.bound });
      case 'tooFewLines':
        return t(($) => $.fields.errors.tooFewLines, { count: error.bound });
      default: {
        const { code } = error;
        if (code !== 'required') return t(($) => $.fields.errors[code]);
        if (control === ParameterControlType.Dropdown) return t(($) => $.chooseOne, { ns: 'ui' });
        if (control === ParameterControlType.CheckboxList) return t(($) => $.chooseSome, { ns: 'ui' });
        return t(($) => $.fillIn, { ns: 'ui' });
      }
    }
  };
  return (error, control) =>
    'line' in error && error.line !== undefined
      ? t(($) => $.fields.errors.inLine, { line: formats.number(error.line), message: plain(error) })
      : plain(error, control);
}
