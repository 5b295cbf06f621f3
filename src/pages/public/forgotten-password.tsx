import { ForgottenPassword } from '../../features/session/forgotten-password';

/** Forgotten password. */
export default function ForgottenPasswordPage() {
  return <ForgottenPassword />;
}
