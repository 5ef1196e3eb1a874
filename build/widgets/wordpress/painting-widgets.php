<?php
/**
 * Plugin Name: %NAME%: prices and quote requests
 * Plugin URI: %PARTNERS%
 * Description: A block and a shortcode for each form of %NAME%, for every account that may write.
 * Version: %VERSION%
 * Requires at least: 6.1
 * Requires PHP: 7.2
 * Author: %NAME%
 * Author URI: %URL%
 * License: MIT
 *
%LICENCE%
 */

if (!defined('ABSPATH') || defined('PAINTING_WIDGETS')) {
    return;
}
define('PAINTING_WIDGETS', '%VERSION%');

(static function () {
    // Made with the tags. No attribute says where a lead goes or where a price comes from.
    $data = json_decode(<<<'PAINTING_DATA'
%DATA%
PAINTING_DATA
    , true);

    $phone = sprintf('<a href="tel:%s">%s</a>', esc_attr($data['phone']['dialled']), esc_html($data['phone']['shown']));

    $startTag = static function (array $tag, array $given) {
        $written = '';
        foreach ($tag['attributes'] as $name => $row) {
            $value = isset($given[$name]) && is_scalar($given[$name]) ? $given[$name] : '';
            $text = is_bool($value) ? ($value ? 'true' : '') : trim((string) $value);
            if ($text === '') {
                continue;
            }
            if ($row['kind'] === 'boolean' || ($row['kind'] === 'renames' && $text === 'true')) {
                $written .= in_array(strtolower($text), ['false', '0', 'no', 'off'], true) ? '' : " $name";
            } else {
                $url = $row['kind'] === 'url' ? esc_url($text, ['http', 'https']) : '';
                $written .= sprintf(' %s="%s"', $name, $row['kind'] === 'url' ? $url : esc_attr($text));
            }
        }
        return "<{$tag['tag']}$written>";
    };

    // The HTML of a tag. `$content` is the writer's own: what it shows, or its fallback.
    $html = static function (array $tag, array $given, $content) use ($data, $phone, $startTag) {
        $inner = wp_kses_post(trim($content));
        if (is_feed()) {
            return $tag['hasContent'] ? $inner : $phone;
        }
        wp_enqueue_script('painting-widgets', $data['script'], [], null, true);
        if ($tag['opens']) {
            $language = substr(isset($given['lang']) ? $given['lang'] : get_bloginfo('language'), 0, 2);
            $words = isset($data['opener'][$language]) ? $data['opener'][$language] : reset($data['opener']);
            $opener = sprintf(
                '<div><a href="tel:%s" data-painting-quote>%s</a></div>',
                esc_attr($data['phone']['dialled']),
                $inner === '' ? esc_html($words) : wp_strip_all_tags($inner)
            );
            return $opener . $startTag($tag, $given) . "</{$tag['tag']}>";
        }
        return $startTag($tag, $given) . ($inner === '' && !$tag['hasContent'] ? $phone : $inner) . "</{$tag['tag']}>";
    };

    foreach ($data['tags'] as $tag) {
        add_shortcode($tag['tag'], static function ($given, $content = '') use ($tag, $html) {
            $named = [];
            foreach (is_array($given) ? $given : [] as $name => $value) {
                $named[is_int($name) ? strtolower($value) : $name] = is_int($name) ? 'true' : $value;
            }
            // Text editors break the paragraph around a shortcode.
            $whole = preg_replace('#^\s*(?:</p>|<br />)|(?:<p>|<br />)\s*$#', '', (string) $content);
            return $html($tag, $named, force_balance_tags(do_shortcode($whole)));
        });
    }

    add_action('init', static function () use ($data, $html) {
        $needs = ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element'];
        wp_register_script('painting-widgets-blocks', false, $needs, PAINTING_WIDGETS, true);
        $code = <<<'PAINTING_BLOCKS'
(function (blocks, editor, components, element, tags) {
  var make = element.createElement;
  tags.forEach(function (tag) {
    blocks.registerBlockType(tag.block, {
      edit: function (props) {
        var controls = Object.keys(tag.attributes).map(function (name) {
          var row = tag.attributes[name];
          var given = props.attributes[name];
          var control = {
            key: name, label: name, help: row.help,
            onChange: function (value) {
              var change = {};
              change[name] = value || undefined;
              props.setAttributes(change);
            }
          };
          if (row.kind === 'boolean') return make(components.ToggleControl, Object.assign(control, { checked: !!given }));
          if (row.values) {
            var options = [''].concat(row.values).map(function (value) { return { label: value, value: value }; });
            return make(components.SelectControl, Object.assign(control, { value: given || '', options: options }));
          }
          return make(components.TextControl, Object.assign(control, { value: given || '' }));
        });
        var panel = make(components.PanelBody, { title: tag.title }, controls);
        var preview = make(components.Placeholder, { icon: 'admin-customizer', label: tag.title, instructions: tag.summary });
        return make(element.Fragment, null,
          make(editor.InspectorControls, null, panel),
          make('div', editor.useBlockProps(), preview, tag.hasContent ? make(editor.InnerBlocks) : null));
      },
      save: function () {
        return tag.hasContent ? make(editor.InnerBlocks.Content) : null;
      }
    });
  });
})(wp.blocks, wp.blockEditor, wp.components, wp.element,
PAINTING_BLOCKS;
        wp_add_inline_script('painting-widgets-blocks', $code . wp_json_encode($data['tags']) . ');');
        foreach ($data['tags'] as $tag) {
            $attributes = [];
            foreach ($tag['attributes'] as $name => $row) {
                $attributes[$name] = ['type' => $row['kind'] === 'boolean' ? 'boolean' : 'string'];
            }
            register_block_type($tag['block'], [
                'api_version' => 2,
                'title' => $tag['title'],
                'description' => $tag['summary'],
                'category' => 'widgets',
                'icon' => 'admin-customizer',
                'attributes' => $attributes,
                'supports' => ['html' => false, 'align' => ['wide', 'full']],
                'editor_script' => 'painting-widgets-blocks',
                'render_callback' => static function ($given, $content) use ($tag, $html) {
                    $shown = $html($tag, $given, $content);
                    return is_feed() ? $shown : '<div ' . get_block_wrapper_attributes() . ">$shown</div>";
                },
            ]);
        }
    });

    // Runs beside the page's parsing, and optimizers leave it alone.
    add_filter('script_loader_tag', static function ($written, $handle) {
        $added = '<script defer data-cfasync="false" data-no-optimize="1" nowprocket ';
        return $handle === 'painting-widgets' ? str_replace('<script ', $added, $written) : $written;
    }, 10, 2);
})();
