/** `/goodbye`: shown after an account was deleted. */
export function GoodbyePage() {
  return (
    <header className="page-head section wrap">
      <h1 className="h1">Your account is deleted</h1>
      <p className="lead">
        Your saves, lists, eBooks and settings are gone. The guide stays open, and so does the door.
      </p>
      <p className="actions">
        <a className="button" href="/">
          Go to home page
        </a>
      </p>
    </header>
  )
}
