/** Asks in a dialog where the address of a page that is being deleted leads from then on: one of `targets`. */
export function askRedirect(path: string, targets: readonly string[], usual: string): Promise<string> {
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  form.method = 'dialog';
  const label = document.createElement('label');
  label.append(`Links to ${path} and bookmarks of it lead from now on to `);
  const choice = document.createElement('select');
  for (const target of targets.filter((one) => one !== path)) choice.add(new Option(target));
  choice.value = usual;
  label.append(choice);
  const button = document.createElement('button');
  button.textContent = 'Lead there';
  form.append(label, document.createElement('p'), button);
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(choice.value || usual);
    });
  });
}
