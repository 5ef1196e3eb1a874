import { type ComponentType, createElement } from 'react';
import type { EditorSettings } from '../editor-config';

interface ControlProps {
  readonly value?: string;
  readonly onChange: (value: string) => void;
}

/** Control of a picture's name: the editor's own for pictures, which deals in file addresses. */
export function pictureControl(
  ImageControl: ComponentType<Record<string, unknown>>,
  { config, pictures }: EditorSettings,
): ComponentType<never> {
  const files = new Map(
    Object.entries(pictures).map(([name, file]) => [name, `${config.public_folder}/${file}`]),
  );
  function PictureControl(props: ControlProps) {
    const onChange = (address: string) => {
      const name = address.replace(/^.*\//, '').replace(/\.\w+$/, '');
      if (name) files.set(name, address);
      props.onChange(name);
    };
    return createElement(ImageControl, {
      ...props,
      value: files.get(props.value ?? '') ?? props.value,
      onChange,
    });
  }
  return PictureControl as ComponentType<never>;
}
