import { ForgottenPassword } from '#src/features/session/forgotten-password';

export default function ForgottenPasswordPage() {
  return <ForgottenPassword />;
}
