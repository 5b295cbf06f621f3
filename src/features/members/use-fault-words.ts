import { useTranslation } from 'react-i18next';
import { limits } from '#src/contract/limits.gen';
import type { MemberFault, MemberValues } from './member-form';

/** Gives the words for a field's fault (MEM-03); `nodesLeft` are the cloud nodes that can be given. */
export function useFaultWords(
  nodesLeft: number | undefined,
): (field: keyof MemberValues, fault: string | undefined) => string | undefined {
  const { t } = useTranslation('members');
  return (field, fault) => {
    // A fault's name is its message.
    switch (fault as MemberFault | undefined) {
      case undefined:
        return undefined;
      case 'required':
        return t(($) => $.form.faults.required);
      case 'malformed':
        return field === 'email' ? t(($) => $.form.faults.email) : t(($) => $.form.faults.userName);
      case 'digits':
        return t(($) => $.form.faults.digits);
      case 'tooLong':
        return t(($) => $.form.faults.tooLong, {
          count: field === 'userName' ? limits.memberUserNameLength : limits.fullNameLength,
        });
      case 'kept':
        return t(($) => $.form.faults.kept);
      case 'notWhole':
        return t(($) => $.nodes.invalid);
      case 'overNodes':
        return nodesLeft === undefined
          ? t(($) => $.errors.ExceedCloudCount)
          : t(($) => $.nodes.over, { count: nodesLeft });
      case 'taken':
        return field === 'email' ? t(($) => $.form.faults.emailTaken) : t(($) => $.form.faults.userNameTaken);
      case 'refused':
        return t(($) => $.form.faults.refused);
    }
  };
}
