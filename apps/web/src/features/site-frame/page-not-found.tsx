import { Link, useNavigate } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { MessagePage } from './message-page.tsx';

export function PageNotFound() {
  const navigate = useNavigate();
  return (
    <MessagePage
      mark="404"
      heading="Page Not Found"
      actions={
        <>
          <button type="button" className={buttonStyles.secondary} onClick={() => void navigate(-1)}>
            Go Back
          </button>
          <Link to="/" className={buttonStyles.primary}>
            Back to Home
          </Link>
        </>
      }
    >
      <p>The page you are looking for does not exist or has moved.</p>
    </MessagePage>
  );
}
