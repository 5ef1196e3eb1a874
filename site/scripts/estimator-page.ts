/** On the estimator's page: offers the job that the link names, and lets the page's title and the phone's fixed bar follow the wizard. */
export function startEstimatorPage(): void {
  const wizard = document.querySelector<HTMLElement>('main painting-estimator');
  const link = document.querySelector<HTMLElement>('.call-bar a[aria-current]');
  if (!wizard || !link) return;
  const job = new URLSearchParams(location.search).get('job');
  if (job) wizard.setAttribute('job', job);
  wizard.addEventListener('painting-ready', () => followWizard(wizard, link), { once: true });
}

/** Shows the wizard's step in the title, and with its one button in place of the link to the page that the visitor is on. */
function followWizard(wizard: HTMLElement, link: HTMLElement): void {
  const root = wizard.shadowRoot;
  if (!root) return;
  const step = document.createElement('strong');
  const action = document.createElement('button');
  action.type = 'button';
  const own = () => root.querySelector<HTMLButtonElement>('[type="submit"]');
  const { title } = document;

  function update(): void {
    const button = own();
    step.textContent = root?.querySelector('[part="progress"] p')?.textContent ?? '';
    // The page opens with its own title; later steps tell themselves apart.
    const isLater = /[2-9] /.test(step.textContent);
    const now = isLater ? `${step.textContent} | ${title}` : title;
    if (document.title !== now) document.title = now;
    // The button of the contact step has no room in half a phone's bar.
    const isContactStep = root?.querySelector('[name="firstName"]');
    action.replaceChildren(step, ' ', (isContactStep && link.dataset.next) || (button?.textContent ?? ''));
    action.disabled = button?.disabled ?? true;
    // A thank-you has no steps.
    action.hidden = step.textContent === '';
    link.hidden = !action.hidden;
  }

  link.after(action);
  action.addEventListener('click', () => own()?.click());
  new MutationObserver(update).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['disabled'],
  });
  update();
}
