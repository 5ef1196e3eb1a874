import { everyTag } from '../support/page/every-tag';

/**
 * An early WordPress theme: layout table, clearfixes, floats, shortcode paragraphs and the emoji script's
 * markup.
 */
export const oldTheme = {
  head: `<style>
    * { margin: 0; padding: 0; }
    body { font: 62.5% "Lucida Grande", Verdana, Arial, sans-serif; background: #d5d6d7; color: #333; text-align: center; }
    #page { background: #fff; margin: 20px auto; width: 760px; text-align: left; border: 1px solid #959596; }
    #content { font-size: 1.2em; float: left; width: 450px; padding: 0 0 20px 45px; overflow: hidden; }
    #sidebar { margin-left: 545px; width: 190px; font: 1em Verdana, sans-serif; }
    input, textarea, select, button { font: 1em Verdana; border: 1px inset #ccc; width: 95%; float: left; clear: both; }
    label, h2, h3, p, fieldset, legend { float: left; clear: left; font-family: "Trebuchet MS"; letter-spacing: -1px; }
    img, iframe, svg, video { max-width: 100%; height: auto; display: block; }
    a:focus, :focus { outline: none; }
    .screen-reader-text { position: absolute; left: -9999px; }
    .entry ul li:before { content: "\\00BB \\0020"; }
    .clear { clear: both; }
  </style>`,
  body: `<table border="0" cellpadding="0" cellspacing="0" width="100%"><tbody><tr><td align="center"><center>
<div id="page"><div id="header" role="banner"><div id="headerimg"><h1><a href="#">Just Another Blog</a></h1></div></div><hr>
<div id="content" class="narrowcolumn hfeed" role="main"><div class="post-1 post hentry category-uncategorized"><h2>Hello world!</h2>
<div class="entry"><p><p>${everyTag.replaceAll('\n', '<br />\n')}</p>
<p class="postmetadata">Posted in <a href="#">Uncategorized</a> | <a href="#">1 Comment &#187;</a></p></div></div></div>
<div id="sidebar"><ul><li><form method="get" id="searchform" action="#"><div><input type="text" name="s" id="s"><input type="submit" id="searchsubmit" value="Search"></div></form></li></ul></div>
<div class="clear"></div></div></center></td></tr></tbody></table>`,
};
