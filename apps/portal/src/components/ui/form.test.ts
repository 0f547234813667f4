import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Form } from './form'

describe('a form that a script sends', () => {
  it('takes nothing in the HTML of the server', () => {
    const html = renderToString(
      createElement(Form, { onSubmit: () => undefined }, createElement('button', { type: 'submit' }, '存')),
    )
    expect(html).toMatch(
      /^<form><fieldset disabled="" class="contents [^"]+"><button type="submit">存<\/button><\/fieldset><\/form>$/,
    )
  })
})
