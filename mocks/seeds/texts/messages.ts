import type { InterfaceLanguage } from '#src/contract/enums.gen';

export type MessageKey =
  | 'templateNotCopied'
  | 'templateNotShared'
  | 'notOwner'
  | 'taskNotFound'
  | 'groupNotFound'
  | 'taskLimit'
  | 'cloudNotIncluded'
  | 'tooManyNodes'
  | 'notMaintained'
  | 'memberNotFound'
  | 'passwordRefused';

const messages: Readonly<Record<InterfaceLanguage, Readonly<Record<MessageKey, string>>>> = {
  'en-US': {
    templateNotCopied: 'Tasks made from a template can’t be copied.',
    templateNotShared: 'Tasks made from a template can’t be shared.',
    notOwner: 'This task belongs to someone else.',
    taskNotFound: 'This task doesn’t exist.',
    groupNotFound: 'This group doesn’t exist.',
    taskLimit: 'Your plan doesn’t allow more tasks.',
    cloudNotIncluded: 'Your plan doesn’t include cloud runs.',
    tooManyNodes: 'Cloud nodes in your account: {count}. Enter that number or fewer.',
    notMaintained: 'This template isn’t under maintenance.',
    memberNotFound: 'This member doesn’t exist.',
    passwordRefused: 'Choose another password with a letter and a digit. It can’t be the current one or the name.',
  },
  'es-ES': {
    templateNotCopied: 'Las tareas creadas a partir de una plantilla no se copian.',
    templateNotShared: 'Las tareas creadas a partir de una plantilla no se comparten.',
    notOwner: 'Esta tarea pertenece a otra persona.',
    taskNotFound: 'Esta tarea no existe.',
    groupNotFound: 'Este grupo no existe.',
    taskLimit: 'El plan no admite más tareas.',
    cloudNotIncluded: 'El plan no incluye ejecuciones en la nube.',
    tooManyNodes: 'Nodos en la nube de la cuenta: {count}. No puede superarlos.',
    notMaintained: 'Esta plantilla no está en mantenimiento.',
    memberNotFound: 'Este miembro no existe.',
    passwordRefused: 'Elija otra contraseña: con una letra y una cifra, distinta de la actual y del nombre.',
  },
  'ja-JP': {
    templateNotCopied: 'テンプレートから作成したタスクはコピーできません。',
    templateNotShared: 'テンプレートから作成したタスクは共有できません。',
    notOwner: 'このタスクは別のユーザーのものです。',
    taskNotFound: 'このタスクは存在しません。',
    groupNotFound: 'このグループは存在しません。',
    taskLimit: 'プランのタスク数の上限に達しました。',
    cloudNotIncluded: 'このプランではクラウド実行をご利用いただけません。',
    tooManyNodes: 'アカウントのクラウドノードは{count}台です。それを超える数は指定できません。',
    notMaintained: 'このテンプレートはメンテナンス中ではありません。',
    memberNotFound: 'このメンバーは存在しません。',
    passwordRefused: '英字と数字を含み、現在のパスワードとも名前とも異なるものを選んでください。',
  },
  'de-DE': {
    templateNotCopied: 'Aus Vorlagen erstellte Aufgaben können nicht kopiert werden.',
    templateNotShared: 'Aus Vorlagen erstellte Aufgaben können nicht geteilt werden.',
    notOwner: 'Diese Aufgabe gehört jemand anderem.',
    taskNotFound: 'Diese Aufgabe gibt es nicht.',
    groupNotFound: 'Diese Gruppe gibt es nicht.',
    taskLimit: 'Ihr Tarif erlaubt keine weiteren Aufgaben.',
    cloudNotIncluded: 'Ihr Tarif enthält keine Cloud-Läufe.',
    tooManyNodes: 'Cloud-Knoten in Ihrem Konto: {count}. Geben Sie höchstens diese Zahl ein.',
    notMaintained: 'Diese Vorlage wird gerade nicht gewartet.',
    memberNotFound: 'Dieses Mitglied gibt es nicht.',
    passwordRefused:
      'Wählen Sie ein anderes Passwort mit einem Buchstaben und einer Ziffer. Das aktuelle und der Name sind nicht erlaubt.',
  },
  'fr-FR': {
    templateNotCopied: 'Les tâches créées à partir d’un modèle ne sont pas copiées.',
    templateNotShared: 'Les tâches créées à partir d’un modèle ne peuvent pas être partagées.',
    notOwner: 'Cette tâche appartient à quelqu’un d’autre.',
    taskNotFound: 'Cette tâche n’existe pas.',
    groupNotFound: 'Ce groupe n’existe pas.',
    taskLimit: 'L’offre ne permet pas d’autre tâche.',
    cloudNotIncluded: 'L’offre ne comprend pas d’exécution dans le cloud.',
    tooManyNodes: 'Nœuds cloud du compte\u00A0: {count}. Impossible d’en prendre davantage.',
    notMaintained: 'Ce modèle n’est pas en maintenance.',
    memberNotFound: 'Ce membre n’existe pas.',
    passwordRefused:
      'Choisissez un autre mot de passe\u00A0: avec une lettre et un chiffre, différent de l’actuel et du nom.',
  },
  'it-IT': {
    templateNotCopied: 'Le attività create da un modello non vengono copiate.',
    templateNotShared: 'Le attività create da un modello non si possono condividere.',
    notOwner: 'Questa attività appartiene a un’altra persona.',
    taskNotFound: 'Questa attività non esiste.',
    groupNotFound: 'Questo gruppo non esiste.',
    taskLimit: 'Il piano non consente altre attività.',
    cloudNotIncluded: 'Il piano non include le esecuzioni nel cloud.',
    tooManyNodes: 'Nodi cloud dell’account: {count}. Non è possibile superarli.',
    notMaintained: 'Questo modello non è in manutenzione.',
    memberNotFound: 'Questo membro non esiste.',
    passwordRefused: 'Scelga un’altra password: con una lettera e una cifra, diversa da quella attuale e dal nome.',
  },
  'ko-KR': {
    templateNotCopied: '템플릿으로 만든 작업은 복사되지 않습니다.',
    templateNotShared: '템플릿으로 만든 작업은 공유할 수 없습니다.',
    notOwner: '다른 사용자의 작업입니다.',
    taskNotFound: '존재하지 않는 작업입니다.',
    groupNotFound: '존재하지 않는 그룹입니다.',
    taskLimit: '요금제의 작업 수 한도에 도달했습니다.',
    cloudNotIncluded: '이 요금제에는 클라우드 실행이 포함되어 있지 않습니다.',
    tooManyNodes: '계정의 클라우드 노드는 {count}개입니다. 이보다 많이 지정할 수 없습니다.',
    notMaintained: '이 템플릿은 점검 중이 아닙니다.',
    memberNotFound: '존재하지 않는 구성원입니다.',
    passwordRefused: '문자와 숫자를 포함하고 현재 비밀번호나 이름과 다른 비밀번호를 선택하세요.',
  },
};

export const messageOf = (language: InterfaceLanguage, key: MessageKey, count = 0): string =>
  messages[language][key].replace('{count}', String(count));
