/* @web/test-runner snapshot v1 */
export const snapshots = {};

snapshots["the quote form at first"] = 
`div | lang=en | part=base
  div | part=panel
    form | aria-busy=false | aria-label=Quote form | method=dialog | novalidate | part=form
      div | part=field
        input | aria-required=true | autocomplete=name | id=#name | name=name | part=input | placeholder=Name* | type=text
        label | for=#name | part=label : Name*
      div | part=field
        input | aria-required=true | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone* | type=tel
        label | for=#phone | part=label : Phone*
      div | part=field
        input | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email
        label | for=#email | part=label : Email*
      div | part=field
        input | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text
        label | for=#address | part=label : Address*
      div | part=field
        input | aria-describedby=#mathAnswer-hint | aria-label=Answer: a + b = ? | aria-required=true | autocomplete=off | id=#mathAnswer | inputmode=numeric | name=mathAnswer | part=input | placeholder=Answer: a + b = ? | type=text
        label | aria-hidden=true | for=#mathAnswer | part=label : Answer:
          span | translate=no : a + b = ?
        p | id=#mathAnswer-hint : This keeps spam out. Answer in digits, or call us.
      div | part=field
        textarea | autocomplete=off | id=#message | name=message | part=input | placeholder=Your Message | rows=3
        label | for=#message | part=label : Your Message
      slot | name=fields
      input | autocomplete=off | hidden
      button | aria-disabled=false | part=button | type=submit
        span : Submit
      p | part=assurance : We answer within 24 hours on business days. Free, nothing is booked. We use your details only to answer you.
  div | role=status
  section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the quote form at first */

snapshots["the quote form with heading, white ground and light button"] = 
`like the quote form at first, but
- form | aria-busy=false | aria-label=Quote form | method=dialog | novalidate | part=form
+ h2 | lang=en | part=heading : Hello
+ form | aria-busy=false | aria-label=Hello | method=dialog | novalidate | part=form`;
/* end snapshot the quote form with heading, white ground and light button */

snapshots["the quote form with every field in error"] = 
`like the quote form at first, but
- input | aria-required=true | autocomplete=name | id=#name | name=name | part=input | placeholder=Name* | type=text
- input | aria-required=true | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone* | type=tel
- input | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email
- input | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text
- input | aria-describedby=#mathAnswer-hint | aria-label=Answer: a + b = ? | aria-required=true | autocomplete=off | id=#mathAnswer | inputmode=numeric | name=mathAnswer | part=input | placeholder=Answer: a + b = ? | type=text
+ >input | aria-describedby=#name-error | aria-invalid=true | aria-required=true | autocomplete=name | id=#name | name=name | part=input | placeholder=Name* | type=text
+ p | id=#name-error | part=error : Name is required
+ input | aria-describedby=#phone-error | aria-invalid=true | aria-required=true | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone* | type=tel
+ p | id=#phone-error | part=error : Phone is required
+ input | aria-describedby=#email-error | aria-invalid=true | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email
+ p | id=#email-error | part=error : Email is required
+ input | aria-describedby=#address-error | aria-invalid=true | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text
+ p | id=#address-error | part=error : Address is required
+ input | aria-describedby=#mathAnswer-error #mathAnswer-hint | aria-invalid=true | aria-label=Answer: a + b = ? | aria-required=true | autocomplete=off | id=#mathAnswer | inputmode=numeric | name=mathAnswer | part=input | placeholder=Answer: a + b = ? | type=text
+ p | id=#mathAnswer-error | part=error : Answer is required`;
/* end snapshot the quote form with every field in error */

snapshots["the quote form in test mode, with a page's own fields, consent and privacy, each in error"] = 
`like the quote form with every field in error, but
- form | aria-busy=false | aria-label=Quote form | method=dialog | novalidate | part=form
- input | aria-describedby=#phone-error | aria-invalid=true | aria-required=true | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone* | type=tel
- label | for=#phone | part=label : Phone*
- p | id=#phone-error | part=error : Phone is required
- input | aria-describedby=#address-error | aria-invalid=true | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text
- label | for=#address | part=label : Address*
- p | id=#address-error | part=error : Address is required
+ p | part=note : Test mode: no lead is sent
+ form | aria-busy=false | aria-label=Quote form. Test mode: no lead is sent | method=dialog | novalidate | part=form
+ input | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone | type=tel
+ label | for=#phone | part=label : Phone
+ input | autocomplete=postal-code | id=#postal_code | name=postal_code | part=input | placeholder=Postal code | type=text
+ label | for=#postal_code | part=label : Postal code
+ p | part=note | role=status
+ div | part=field
+ label | part=label
+ input | aria-describedby=# | aria-invalid=true | name=consent | required | type=checkbox
+ slot | name=consent : You may contact me.
+ span | id=# | part=field__error error : Please check this box if you want to proceed.
+ a | href=/privacy | part=note | rel=noopener | target=_blank : Privacy policy`;
/* end snapshot the quote form in test mode, with a page's own fields, consent and privacy, each in error */

snapshots["the quote form with an error message at the corner"] = 
`like the quote form at first, but
- input | aria-required=true | autocomplete=name | id=#name | name=name | part=input | placeholder=Name* | type=text
- input | aria-required=true | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone* | type=tel
- input | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email
- input | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text
- textarea | autocomplete=off | id=#message | name=message | part=input | placeholder=Your Message | rows=3
- button | aria-disabled=false | part=button | type=submit
+ input | aria-required=true | autocomplete=name | id=#name | name=name | part=input | placeholder=Name* | type=text | holds Ada Byron
+ input | aria-required=true | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone* | type=tel | holds 4165550123
+ input | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email | holds ada@example.com
+ input | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text | holds 12 Analytical Road
+ textarea | autocomplete=off | id=#message | name=message | part=input | placeholder=Your Message | rows=3 | holds Two rooms, please. The hall too.
+ >button | aria-disabled=false | part=button | type=submit
+ p | part=status
+ span : Failed to send message: Not like this
+ a | href=tel:+14165550198 : Call us (416) 555-0199
+ p : Sending…
+ div | popover=manual
+ div | tabindex=-1
+ div | data-in=true | id=1 | role=group | tabindex=-1
+ p : Failed to send message: Not like this
+ button | aria-label=Close message | type=button
+ span | aria-hidden=true : ×`;
/* end snapshot the quote form with an error message at the corner */

snapshots["the quote form sent, thanks in its place"] = 
`div | lang=en | part=base
  section | part=thank-you
    >h2 | part=heading | tabindex=-1 : Thank You for Contacting Us!
    div | part=receipt
      span : (416) 555-0199
        strong : Harbour Painting
      span : Your reference
        strong | part=reference : REFERENCE
      p : Ada Byron, 12 Analytical Road, June 4, 2025
      table
    p : We have received your message. A confirmation email has been sent to your inbox; if you don't see it, please check your spam folder.
    p : We typically respond within 24 hours during business days.
    h3 : What happens next
    ol
      li : we'll contact you shortly today.
      li : We visit, free of charge, and put the price in writing.
      li : You choose the day. Nothing is booked until then.
    a | href=tel:+14165550198 | part=button-secondary : Call us`;
/* end snapshot the quote form sent, thanks in its place */

snapshots["the quote modal open"] = 
`div | lang=en | part=base
  dialog | aria-labelledby=#title | open | part=dialog
    h2 | id=#title | part=heading : Request a quote
      em : free
    button | aria-label=Close | part=close | type=button
      svg
    div | part=panel
      form | aria-busy=false | aria-label=Quote form | method=dialog | novalidate | part=form
        div | part=field
          >input | aria-required=true | autocomplete=name | id=#name | name=name | part=input | placeholder=Name* | type=text
          label | for=#name | part=label : Name*
        div | part=field
          input | aria-required=true | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone* | type=tel
          label | for=#phone | part=label : Phone*
        div | part=field
          input | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email
          label | for=#email | part=label : Email*
        div | part=field
          input | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text
          label | for=#address | part=label : Address*
        div | part=field
          input | aria-describedby=#mathAnswer-hint | aria-label=Answer: a + b = ? | aria-required=true | autocomplete=off | id=#mathAnswer | inputmode=numeric | name=mathAnswer | part=input | placeholder=Answer: a + b = ? | type=text
          label | aria-hidden=true | for=#mathAnswer | part=label : Answer:
            span | translate=no : a + b = ?
          p | id=#mathAnswer-hint : This keeps spam out. Answer in digits, or call us.
        div | part=field
          textarea | autocomplete=off | id=#message | name=message | part=input | placeholder=Your Message | rows=3
          label | for=#message | part=label : Your Message
        slot | name=fields
        input | autocomplete=off | hidden
        button | aria-disabled=false | part=button | type=submit
          span : Submit
        p | part=assurance : We answer within 24 hours on business days. Free, nothing is booked. We use your details only to answer you.
    div | role=status
    section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the quote modal open */

snapshots["the quote modal open in test mode"] = 
`like the quote modal open, but
- form | aria-busy=false | aria-label=Quote form | method=dialog | novalidate | part=form
+ p | part=note : Test mode: no lead is sent
+ form | aria-busy=false | aria-label=Quote form. Test mode: no lead is sent | method=dialog | novalidate | part=form
+ a | href=/privacy | part=note | rel=noopener | target=_blank : Privacy policy`;
/* end snapshot the quote modal open in test mode */

snapshots["the quote modal open with errors"] = 
`like the quote modal open, but
- >input | aria-required=true | autocomplete=name | id=#name | name=name | part=input | placeholder=Name* | type=text
- input | aria-required=true | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone* | type=tel
- input | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email
- input | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text
- input | aria-describedby=#mathAnswer-hint | aria-label=Answer: a + b = ? | aria-required=true | autocomplete=off | id=#mathAnswer | inputmode=numeric | name=mathAnswer | part=input | placeholder=Answer: a + b = ? | type=text
+ >input | aria-describedby=#name-error | aria-invalid=true | aria-required=true | autocomplete=name | id=#name | name=name | part=input | placeholder=Name* | type=text
+ p | id=#name-error | part=error : Name is required
+ input | aria-describedby=#phone-error | aria-invalid=true | aria-required=true | autocomplete=tel-national | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone* | type=tel
+ p | id=#phone-error | part=error : Phone is required
+ input | aria-describedby=#email-error | aria-invalid=true | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email
+ p | id=#email-error | part=error : Email is required
+ input | aria-describedby=#address-error | aria-invalid=true | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text
+ p | id=#address-error | part=error : Address is required
+ input | aria-describedby=#mathAnswer-error #mathAnswer-hint | aria-invalid=true | aria-label=Answer: a + b = ? | aria-required=true | autocomplete=off | id=#mathAnswer | inputmode=numeric | name=mathAnswer | part=input | placeholder=Answer: a + b = ? | type=text
+ p | id=#mathAnswer-error | part=error : Answer is required`;
/* end snapshot the quote modal open with errors */

snapshots["the estimator at first"] = 
`div | lang=en | part=base
  div | part=panel
    div | part=progress
      p | id=#progress : Step 1 of 3
      div | aria-hidden=true
    form | aria-label=Your contact details | method=dialog | novalidate | part=form
      h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Your contact details
      p : Your instant price comes in step 3.
      div | part=field
        input | aria-required=true | autocomplete=given-name | id=#firstName | name=firstName | part=input | placeholder=Name* | type=text | value
        label | for=#firstName | part=label : Name*
      div | part=field
        input | aria-required=true | autocomplete=family-name | id=#familyName | name=familyName | part=input | placeholder=Family Name* | type=text | value
        label | for=#familyName | part=label : Family Name*
      div | part=field
        input | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text | value
        label | for=#address | part=label : Address*
      div | part=field
        input | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email | value
        label | for=#email | part=label : Email*
      div | part=field
        input | aria-required=true | autocomplete=tel | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone Number* | type=tel | value
        label | for=#phone | part=label : Phone Number*
      slot | name=fields
      button | part=button | type=submit : Continue to Cost Estimator
      p | part=assurance : We answer within 24 hours on business days. Free, nothing is booked. We use your details only to answer you.
  div | role=status
  section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the estimator at first */

snapshots["the estimator with every field in error"] = 
`like the estimator at first, but
- input | aria-required=true | autocomplete=given-name | id=#firstName | name=firstName | part=input | placeholder=Name* | type=text | value
- input | aria-required=true | autocomplete=family-name | id=#familyName | name=familyName | part=input | placeholder=Family Name* | type=text | value
- input | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text | value
- input | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email | value
- input | aria-required=true | autocomplete=tel | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone Number* | type=tel | value
+ >input | aria-describedby=#firstName-error | aria-invalid=true | aria-required=true | autocomplete=given-name | id=#firstName | name=firstName | part=input | placeholder=Name* | type=text | value
+ p | id=#firstName-error | part=error : Name is required
+ input | aria-describedby=#familyName-error | aria-invalid=true | aria-required=true | autocomplete=family-name | id=#familyName | name=familyName | part=input | placeholder=Family Name* | type=text | value
+ p | id=#familyName-error | part=error : Family Name is required
+ input | aria-describedby=#address-error | aria-invalid=true | aria-required=true | autocomplete=street-address | id=#address | name=address | part=input | placeholder=Address* | type=text | value
+ p | id=#address-error | part=error : Address is required
+ input | aria-describedby=#email-error | aria-invalid=true | aria-required=true | autocomplete=email | id=#email | inputmode=email | name=email | part=input | placeholder=Email* | type=email | value | holds mailto:ann@example.ca
+ p | id=#email-error | part=error : Invalid email
+ button | part=button-suggestion | type=button : Use ann@example.ca
+ input | aria-describedby=#phone-error | aria-invalid=true | aria-required=true | autocomplete=tel | id=#phone | inputmode=tel | name=phone | part=input | placeholder=Phone Number* | type=tel | value
+ p | id=#phone-error | part=error : Phone number is required`;
/* end snapshot the estimator with every field in error */

snapshots["the estimator at step 2"] = 
`div | lang=en | part=base
  div | part=panel
    div | part=progress
      p | id=#progress : Step 2 of 3
      div | aria-hidden=true
    section
      >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : What would you like to paint?
      p : Please select one of the following options to get your customized estimate:
      button | aria-describedby=#option-general | aria-label=Whole Condo | part=option | type=button
        svg
        span : Whole Condo
        span | id=#option-general : Every room, hallway and ceiling at once.
      button | aria-describedby=#option-specific_rooms | aria-label=Specific Rooms | part=option | type=button
        svg
        span : Specific Rooms
        span | id=#option-specific_rooms : One room or several, each with its own walls and ceiling.
      button | part=button-back | type=button : ← Back
  div | role=status
  section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the estimator at step 2 */

snapshots["the whole-condo calculator"] = 
`div | lang=en | part=base
  div | part=panel
    div | part=progress
      p | id=#progress : Step 3 of 3
      div | aria-hidden=true
    form | aria-busy=false | aria-label=Whole Condo | novalidate | part=form
      >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Whole Condo
      fieldset | role=none
        fieldset | part=group
          legend : How many?
          label | for=#doors | part=label : Doors
          select | id=#doors | name=doors | part=select | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
          label | for=#doorFrames | part=label : Door Frames
          select | aria-describedby=#doorFrames-hint | id=#doorFrames | name=doorFrames | part=select | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
          p | id=#doorFrames-hint : The trim around a door, both sides.
          label | for=#bathrooms | part=label : Bathrooms
          select | id=#bathrooms | name=bathrooms | part=select | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
          label | for=#dens | part=label : Dens
          select | aria-describedby=#dens-hint | id=#dens | name=dens | part=select | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
          p | id=#dens-hint : A small room without a closet, such as a study.
          label | for=#closets | part=label : Closets
          select | id=#closets | name=closets | part=select | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
        fieldset | part=group
          legend : Walls and Ceiling
          label | for=#wallSqft | part=label : Wall Square Footage
          input | aria-describedby=#wallSqft-unit #wallSqft-hint | autocomplete=off | id=#wallSqft | inputmode=decimal | name=wallSqft | part=input | type=text | value
          span | id=#wallSqft-unit : sq ft
          p | id=#wallSqft-hint : Not sure? Leave it blank. We'll assume 1,920 sq ft of wall, as in a condo of 800 sq ft of floor. Enter 0 if the walls stay as they are.
            span | aria-live=polite
          details
            summary : Help me measure
            p | aria-live=polite
          label | for=#wallPaintType | part=label : Wall Paint Type
          select | aria-describedby=#wallPaintType-hint | id=#wallPaintType | name=wallPaintType | part=select | offers colour_change: Color Change, refresh: Refresh | chosen colour_change
          p | id=#wallPaintType-hint : A new colour, or the same colour again?
          label | for=#ceilingType | part=label : Ceiling Type
          select | aria-describedby=#ceilingType-hint | id=#ceilingType | name=ceilingType | part=select | offers none: None, non_stipple: Non-Stipple, painted_stipple: Painted Stipple, unpainted_stipple: Unpainted Stipple | chosen none
          p | id=#ceilingType-hint : Stipple is a bumpy ceiling. Unpainted means it's never been painted. None leaves the ceiling as it is.
          span : Non-Stipple
            i | aria-hidden=true | data-ceiling=non_stipple
              canvas | height=128 | width=128
          span : Painted Stipple
            i | aria-hidden=true | data-ceiling=painted_stipple
              canvas | height=128 | width=128
          span : Unpainted Stipple
            i | aria-hidden=true | data-ceiling=unpainted_stipple
              canvas | height=128 | width=128
        fieldset | part=group
          legend : What else applies?
          label | for=#hasCrownMolding | part=option
            input | id=#hasCrownMolding | name=hasCrownMolding | type=checkbox
            span : Crown Molding
          label | for=#isTwoStory | part=option
            input | aria-describedby=#isTwoStory-hint | id=#isTwoStory | name=isTwoStory | type=checkbox
            span : Two-Story
          p | id=#isTwoStory-hint : Two floors, or a stairwell as high as two.
          label | for=#hasBaseboards | part=option
            input | id=#hasBaseboards | name=hasBaseboards | type=checkbox
            span : Baseboards
          label | for=#hasHighCeilings | part=option
            input | id=#hasHighCeilings | name=hasHighCeilings | type=checkbox
            span : 10+ ft High Walls/Ceiling
          label | for=#hasAccentWall | part=option
            input | aria-describedby=#hasAccentWall-hint | id=#hasAccentWall | name=hasAccentWall | type=checkbox
            span : Accent Wall
          p | id=#hasAccentWall-hint : One wall in a colour of its own.
      figure | part=plan
        figcaption : Your project so far:
          span : Whole Condo: Wall Square Footage Not given, Wall Paint Type Color Change, Ceiling Type None.
        svg : Whole CondoColor Change
      div | part=result
        p : Total Estimated Cost:
        p : Click "Calculate Cost" to see estimate
      input | autocomplete=off | hidden
      button | part=button-back | type=button : ← Back
      button | part=button-reset | type=button : Reset
      button | part=button | type=submit : Calculate Cost
      p : Shows your price and sends it to you and to us.
  div | role=status
  section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the whole-condo calculator */

snapshots["the whole-condo calculator in test mode, with consent and privacy"] = 
`like the whole-condo calculator, but
+ p | part=note : Test mode: no lead is sent
+ div | part=field
+ label | part=label
+ input | name=consent | type=checkbox
+ slot | name=consent : You may contact me.
+ a | href=/privacy | part=note | rel=noopener | target=_blank : Privacy policy`;
/* end snapshot the whole-condo calculator in test mode, with consent and privacy */

snapshots["the specific-rooms calculator with two rooms"] = 
`like the whole-condo calculator, but
- form | aria-busy=false | aria-label=Whole Condo | novalidate | part=form
- >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Whole Condo
- legend : How many?
- label | for=#doors | part=label : Doors
- label | for=#doorFrames | part=label : Door Frames
- label | for=#bathrooms | part=label : Bathrooms
- label | for=#dens | part=label : Dens
- label | for=#closets | part=label : Closets
- fieldset | part=group
- legend : Walls and Ceiling
- label | for=#wallSqft | part=label : Wall Square Footage
- input | aria-describedby=#wallSqft-unit #wallSqft-hint | autocomplete=off | id=#wallSqft | inputmode=decimal | name=wallSqft | part=input | type=text | value
- span | id=#wallSqft-unit : sq ft
- p | id=#wallSqft-hint : Not sure? Leave it blank. We'll assume 1,920 sq ft of wall, as in a condo of 800 sq ft of floor. Enter 0 if the walls stay as they are.
- p | aria-live=polite
- label | for=#wallPaintType | part=label : Wall Paint Type
- select | aria-describedby=#wallPaintType-hint | id=#wallPaintType | name=wallPaintType | part=select | offers colour_change: Color Change, refresh: Refresh | chosen colour_change
- p | id=#wallPaintType-hint : A new colour, or the same colour again?
- label | for=#ceilingType | part=label : Ceiling Type
- select | aria-describedby=#ceilingType-hint | id=#ceilingType | name=ceilingType | part=select | offers none: None, non_stipple: Non-Stipple, painted_stipple: Painted Stipple, unpainted_stipple: Unpainted Stipple | chosen none
- p | id=#ceilingType-hint : Stipple is a bumpy ceiling. Unpainted means it's never been painted. None leaves the ceiling as it is.
- fieldset | part=group
- legend : What else applies?
- label | for=#hasCrownMolding | part=option
- input | id=#hasCrownMolding | name=hasCrownMolding | type=checkbox
- label | for=#isTwoStory | part=option
- span : Two-Story
- label | for=#hasBaseboards | part=option
- input | id=#hasBaseboards | name=hasBaseboards | type=checkbox
- label | for=#hasHighCeilings | part=option
- span : 10+ ft High Walls/Ceiling
- label | for=#hasAccentWall | part=option
- span : Accent Wall
- span : Whole Condo: Wall Square Footage Not given, Wall Paint Type Color Change, Ceiling Type None.
- svg : Whole CondoColor Change
+ form | aria-busy=false | aria-label=Specific Rooms | novalidate | part=form
+ h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Specific Rooms
+ section
+ h3 : Rooms
+ fieldset | data-room=1 | part=room | tabindex=-1
+ legend : Room 1
+ button | aria-disabled=false | aria-label=Remove Room 1 | part=button-remove | type=button : ×
+ label | for=#wallPaintType-1 | part=label : Wall Paint Type
+ select | aria-describedby=#wallPaintType-1-hint | id=#wallPaintType-1 | name=wallPaintType | part=select | offers colour_change: Color Change, refresh: Refresh | chosen colour_change
+ p | id=#wallPaintType-1-hint : A new colour, or the same colour again?
+ label | for=#wallSqft-1 | part=label : Wall Square Footage
+ input | aria-describedby=#wallSqft-1-unit #wallSqft-1-hint | autocomplete=off | id=#wallSqft-1 | inputmode=decimal | name=wallSqft | part=input | type=text | value
+ span | id=#wallSqft-1-unit : sq ft
+ p | id=#wallSqft-1-hint : Not sure? Leave it blank. We'll assume 384 sq ft of wall, as in a room of 12 by 12 ft. Enter 0 if the walls stay as they are.
+ label | for=#ceilingType-1 | part=label : Ceiling Type
+ select | aria-describedby=#ceilingType-1-hint | id=#ceilingType-1 | name=ceilingType | part=select | offers none: None, non_stipple: Non-Stipple, painted_stipple: Painted Stipple, unpainted_stipple: Unpainted Stipple | chosen none
+ p | id=#ceilingType-1-hint : Stipple is a bumpy ceiling. Unpainted means it's never been painted. None leaves the ceiling as it is.
+ label | for=#crownMolding-1 | part=option
+ input | id=#crownMolding-1 | name=crownMolding | type=checkbox
+ label | for=#baseboards-1 | part=option
+ input | id=#baseboards-1 | name=baseboards | type=checkbox
+ >fieldset | data-room=1749046982200 | part=room | tabindex=-1
+ legend : Room 2
+ button | aria-disabled=false | aria-label=Remove Room 2 | part=button-remove | type=button : ×
+ label | for=#wallPaintType-1749046982200 | part=label : Wall Paint Type
+ select | aria-describedby=#wallPaintType-1749046982200-hint | id=#wallPaintType-1749046982200 | name=wallPaintType | part=select | offers colour_change: Color Change, refresh: Refresh | chosen colour_change
+ p | id=#wallPaintType-1749046982200-hint : A new colour, or the same colour again?
+ label | for=#wallSqft-1749046982200 | part=label : Wall Square Footage
+ input | aria-describedby=#wallSqft-1749046982200-unit #wallSqft-1749046982200-hint | autocomplete=off | id=#wallSqft-1749046982200 | inputmode=decimal | name=wallSqft | part=input | type=text | value
+ span | id=#wallSqft-1749046982200-unit : sq ft
+ p | id=#wallSqft-1749046982200-hint : Not sure? Leave it blank. We'll assume 384 sq ft of wall, as in a room of 12 by 12 ft. Enter 0 if the walls stay as they are.
+ span | aria-live=polite
+ details
+ summary : Help me measure
+ label | for=#ceilingType-1749046982200 | part=label : Ceiling Type
+ select | aria-describedby=#ceilingType-1749046982200-hint | id=#ceilingType-1749046982200 | name=ceilingType | part=select | offers none: None, non_stipple: Non-Stipple, painted_stipple: Painted Stipple, unpainted_stipple: Unpainted Stipple | chosen none
+ p | id=#ceilingType-1749046982200-hint : Stipple is a bumpy ceiling. Unpainted means it's never been painted. None leaves the ceiling as it is.
+ span : Non-Stipple
+ i | aria-hidden=true | data-ceiling=non_stipple
+ canvas | height=128 | width=128
+ span : Painted Stipple
+ i | aria-hidden=true | data-ceiling=painted_stipple
+ canvas | height=128 | width=128
+ span : Unpainted Stipple
+ i | aria-hidden=true | data-ceiling=unpainted_stipple
+ canvas | height=128 | width=128
+ label | for=#crownMolding-1749046982200 | part=option
+ input | id=#crownMolding-1749046982200 | name=crownMolding | type=checkbox
+ span : Crown Molding
+ label | for=#baseboards-1749046982200 | part=option
+ input | id=#baseboards-1749046982200 | name=baseboards | type=checkbox
+ span : Baseboards
+ button | part=button-add | type=button : + Add Another Room
+ legend : General Details
+ table
+ thead
+ tr
+ th | scope=col : Detail
+ th | scope=col : Your answer
+ tbody
+ tr
+ th | scope=row
+ label | for=#doors : Doors
+ td
+ tr
+ th | scope=row
+ label | for=#doorFrames : Door Frames
+ td
+ tr
+ th | scope=row
+ label | for=#bathrooms : Bathrooms
+ td
+ tr
+ th | scope=row
+ label | for=#dens : Dens
+ td
+ tr
+ th | scope=row
+ label | for=#closets : Closets
+ td
+ tr
+ th | scope=row
+ label | for=#isTwoStory : Two-Story
+ td
+ label | for=#isTwoStory
+ span : Yes
+ tr
+ th | scope=row
+ label | for=#hasHighCeilings : 10+ ft High Walls/Ceiling
+ td
+ label | for=#hasHighCeilings
+ span : Yes
+ tr
+ th | scope=row
+ label | for=#hasAccentWall : Accent Wall
+ td
+ label | for=#hasAccentWall
+ span : Yes
+ span : Room 1: Wall Paint Type Color Change, Wall Square Footage Not given, Ceiling Type None. Room 2: Wall Paint Type Color Change, Wall Square Footage Not given, Ceiling Type None.
+ svg : Room 1Color ChangeRoom 2Color Change`;
/* end snapshot the specific-rooms calculator with two rooms */

snapshots["the estimator that calculates"] = 
`like the whole-condo calculator, but
- form | aria-busy=false | aria-label=Whole Condo | novalidate | part=form
- >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Whole Condo
- fieldset | role=none
- p : Click "Calculate Cost" to see estimate
- button | part=button-back | type=button : ← Back
- button | part=button-reset | type=button : Reset
- button | part=button | type=submit : Calculate Cost
+ form | aria-busy=true | aria-label=Whole Condo | novalidate | part=form
+ h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Whole Condo
+ fieldset | disabled | role=none
+ p : Calculating...
+ span | aria-hidden=true
+ button | disabled | part=button-back | type=button : ← Back
+ button | disabled | part=button-reset | type=button : Reset
+ button | disabled | part=button | type=submit : Calculate Cost
+ p : Calculating...`;
/* end snapshot the estimator that calculates */

snapshots["the estimator that could not calculate"] = 
`like the whole-condo calculator, but
- >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Whole Condo
- p : Click "Calculate Cost" to see estimate
- button | part=button | type=submit : Calculate Cost
+ h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Whole Condo
+ p : Failed to calculate your estimate. Please try again later or contact us directly.
+ p : Everything you entered is still here. Call us, or send it to us and we will answer with a price.
+ a | href=tel:+14165550198 | part=button-secondary : Call us: (416) 555-0199
+ button | part=button-secondary | type=button : Send it without a price
+ >button | part=button | type=submit : Calculate Cost
+ p : Calculating...
+ div | popover=manual
+ div | tabindex=-1
+ div | data-in=true | id=3 | role=group | tabindex=-1
+ p : Failed to calculate your estimate. Please try again later or contact us directly.
+ button | aria-label=Close message | type=button
+ span | aria-hidden=true : ×`;
/* end snapshot the estimator that could not calculate */

snapshots["the estimator with its price, its mails on their way"] = 
`like the estimator that calculates, but
- p : Calculating...
- p : Calculating...
+ p | part=price : $1,234.50
+ p : Before tax. A visit confirms the price. Valid until July 4, 2025.
+ p : Sending your project to our team…
+ p : Total Estimated Cost: $1,234.50 Before tax. A visit confirms the price. Valid until July 4, 2025. Sending your project to our team…`;
/* end snapshot the estimator with its price, its mails on their way */

snapshots["the estimator with its price, its mails refused"] = 
`like the estimator that could not calculate, but
- p : Failed to calculate your estimate. Please try again later or contact us directly.
- p : Everything you entered is still here. Call us, or send it to us and we will answer with a price.
- a | href=tel:+14165550198 | part=button-secondary : Call us: (416) 555-0199
- button | part=button-secondary | type=button : Send it without a price
- p : Calculating...
- div | data-in=true | id=3 | role=group | tabindex=-1
- p : Failed to calculate your estimate. Please try again later or contact us directly.
+ p | part=price : $1,234.50
+ p : Before tax. A visit confirms the price. Valid until July 4, 2025.
+ p | part=status
+ span : Failed to send confirmation email: Not like this
+ a | href=tel:+14165550198 : Call us (416) 555-0199
+ p : Total Estimated Cost: $1,234.50 Before tax. A visit confirms the price. Valid until July 4, 2025. Sending your project to our team…
+ div | data-in=true | id=4 | role=group | tabindex=-1
+ p : Failed to send message: Not like this
+ div | data-in=true | id=5 | role=group | tabindex=-1
+ p : Failed to send confirmation email: Not like this
+ button | aria-label=Close message | type=button
+ span | aria-hidden=true : ×`;
/* end snapshot the estimator with its price, its mails refused */

snapshots["the estimator with its price, thanks in its place"] = 
`div | lang=en | part=base
  div | part
    section | part=thank-you
      >h2 | part=heading | tabindex=-1 : Your Estimate is Ready!
      div | part=receipt
        span : (416) 555-0199
          strong : Harbour Painting
        span : Your reference
          strong | part=reference : REFERENCE
        p : Grace Hopper, 34 Compiler Street, June 4, 2025
        p : Total Estimated Cost
          strong | part=price : $1,234.50
        p : Before tax. A visit confirms the price. Valid until July 4, 2025.
        svg : Whole CondoColor Change
        table
          tbody
            tr
              th | colspan=3 | scope=rowgroup : Whole Condo
            tr
              th | scope=row : Wall Square Footage
              td | colspan=2 : Not given
            tr
              th | scope=row : Wall Paint Type
              td | colspan=2 : Color Change
      p : Thank you for using our estimator! We've sent your painting project details to our team. A confirmation email has also been sent to your inbox.
      p : One of our representatives will contact you soon to discuss the details of your project.
      h3 : What happens next
      ol
        li : we'll contact you shortly today.
        li : We visit, free of charge, and put the price in writing.
        li : You choose the day. Nothing is booked until then.
      a | href=tel:+14165550198 | part=button : Call us about the visit
      button | part=button-secondary | type=button : Print
      button | part=button-secondary | type=button : Change something
      button | part=button-secondary | type=button : Start over
  div | role=status
    p : Total Estimated Cost: $1,234.50 Before tax. A visit confirms the price. Valid until July 4, 2025. Sending your project to our team…
  section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the estimator with its price, thanks in its place */

snapshots["the thank-you of nothing sent"] = 
`div | lang=en | part=base
  slot`;
/* end snapshot the thank-you of nothing sent */

snapshots["the thank-you for a message"] = 
`div | lang=en | part=base
  section | part=thank-you
    h2 | part=heading | tabindex=-1 : Thank You for Contacting Us!
    div | part=receipt
      span : (416) 555-0199
        strong : Harbour Painting
      span : Your reference
        strong | part=reference : REFERENCE
      table
    p : We have received your message. A confirmation email has been sent to your inbox; if you don't see it, please check your spam folder.
    p : We typically respond within 24 hours during business days.
    h3 : What happens next
    ol
      li : we'll contact you Sunday morning.
      li : We visit, free of charge, and put the price in writing.
      li : You choose the day. Nothing is booked until then.
    a | href=tel:+14165550198 | part=button-secondary : Call us
  div | role=status
  section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the thank-you for a message */

snapshots["the thank-you for an estimate"] = 
`like the thank-you for a message, but
- h2 | part=heading | tabindex=-1 : Thank You for Contacting Us!
- p : We have received your message. A confirmation email has been sent to your inbox; if you don't see it, please check your spam folder.
- p : We typically respond within 24 hours during business days.
- a | href=tel:+14165550198 | part=button-secondary : Call us
+ h2 | part=heading | tabindex=-1 : Your Estimate is Ready!
+ p : Total Estimated Cost
+ strong | part=price : $2,614.60
+ p : After a visit: usually between $2,480 and $2,750.
+ p : Before tax. A visit confirms the price.
+ tbody
+ tr
+ th | colspan=3 | scope=rowgroup : Room 1
+ tr
+ th | scope=row : Wall Paint Type
+ td | colspan=1 : Color Change
+ td : $960.00
+ tr
+ th | scope=row : Wall Square Footage
+ td | colspan=2 : Not given (384 sq ft assumed)
+ tbody
+ tr
+ th | colspan=3 | scope=rowgroup : General Details
+ tr
+ th | scope=row : Doors
+ td | colspan=1 : 2
+ td : $90.00
+ tbody
+ tr
+ th | colspan=3 | scope=rowgroup : Since your last price
+ tr
+ th | scope=row : Room 1, Ceiling Type
+ td | colspan=2 : Painted Stipple (was None)
+ tr
+ th | scope=row : Last price
+ td | colspan=1
+ td : $2,461.00
+ tr
+ th | scope=row : Difference
+ td | colspan=1
+ td : + $153.60
+ p : Thank you for using our estimator! We've sent your painting project details to our team. A confirmation email has also been sent to your inbox.
+ p : One of our representatives will contact you soon to discuss the details of your project.
+ a | href=tel:+14165550198 | part=button : Call us about the visit
+ button | part=button-secondary | type=button : Print
+ button | part=button-secondary | type=button : Change something
+ button | part=button-secondary | type=button : Start over`;
/* end snapshot the thank-you for an estimate */

snapshots["the thank-you for an estimate that has not reached the team"] = 
`like the thank-you for an estimate, but
- p : Thank you for using our estimator! We've sent your painting project details to our team. A confirmation email has also been sent to your inbox.
+ p : Failed to send message: the service is not responding
+ p : Thank you for using our estimator! A confirmation email has been sent to your inbox.
+ div | popover=manual
+ div | tabindex=-1
+ div | data-in=true | id=9 | role=group | tabindex=-1
+ p : Failed to send message: the service is not responding
+ button | aria-label=Close message | type=button
+ span | aria-hidden=true : ×`;
/* end snapshot the thank-you for an estimate that has not reached the team */

snapshots["the questions with the first one open"] = 
`div | lang=en | part=base
  slot`;
/* end snapshot the questions with the first one open */

snapshots["the questions with the second one open"] = 
`like the questions with the first one open, but`;
/* end snapshot the questions with the second one open */

snapshots["the questions from an attribute"] = 
`div | lang=en | part=base
  details | lang=en | open | part=item
    summary | part=question : When?
    div | part=answer : Tomorrow.`;
/* end snapshot the questions from an attribute */

snapshots["the map without a key"] = 
`div | lang=en | part=base
  section | aria-label=Map of the area we serve | part=map
    slot | name=map
    svg : Lake Ontario
    svg : Toronto
    svg : North York
    div | part=towns
      slot
      p : Drawn to scale: the circle has a radius of 55 km.`;
/* end snapshot the map without a key */

snapshots["the map of the business itself"] = 
`like the map without a key, but
- div | part=towns
- slot
+ fieldset | part=towns
+ legend : Show a town on the drawing
+ ul
+ li
+ label : Toronto
+ input | name=town | type=radio
+ li
+ label : North York
+ input | name=town | type=radio
+ li
+ label : Scarborough
+ input | name=town | type=radio
+ svg : Scarborough
+ li
+ label : Etobicoke
+ input | name=town | type=radio
+ svg : Etobicoke
+ li
+ label : Mississauga
+ input | name=town | type=radio
+ svg : Mississauga
+ li
+ label : Brampton
+ input | name=town | type=radio
+ svg : Brampton
+ li
+ label : Vaughan
+ input | name=town | type=radio
+ svg : Vaughan
+ li
+ label : Markham
+ input | name=town | type=radio
+ svg : Markham
+ li
+ label : Richmond Hill
+ input | name=town | type=radio
+ svg : Richmond Hill
+ li
+ label : Pickering
+ input | name=town | type=radio
+ svg : Pickering
+ li
+ label : Ajax
+ input | name=town | type=radio
+ svg : Ajax
+ li
+ label : Oakville
+ input | name=town | type=radio
+ svg : Oakville`;
/* end snapshot the map of the business itself */

snapshots["the colours with the first one chosen"] = 
`div | lang=en | part=base
  div | part=picture
    slot
  fieldset | part=colours
    legend : Choose a colour:
      span | aria-hidden=true : Sage
    button | aria-pressed=true | part=colour | title=Sage | type=button
      svg
    button | aria-pressed=false | part=colour | title=Clay | type=button
      svg
    input | aria-current=false | aria-label=your own colour | type=color | holds #000000
  a | data-painting-message=Colour: Sage (#66755f) | data-painting-quote | href=/contact | part=button : Ask for a quote in this colour`;
/* end snapshot the colours with the first one chosen */

snapshots["the colours with the second one chosen"] = 
`like the colours with the first one chosen, but
- span | aria-hidden=true : Sage
- button | aria-pressed=true | part=colour | title=Sage | type=button
- button | aria-pressed=false | part=colour | title=Clay | type=button
- a | data-painting-message=Colour: Sage (#66755f) | data-painting-quote | href=/contact | part=button : Ask for a quote in this colour
+ span | aria-hidden=true : Clay
+ button | aria-pressed=false | part=colour | title=Sage | type=button
+ >button | aria-pressed=true | part=colour | title=Clay | type=button
+ a | data-painting-message=Colour: Clay (#b0765a) | data-painting-quote | href=/contact | part=button : Ask for a quote in this colour`;
/* end snapshot the colours with the second one chosen */

snapshots["the calculator of garage"] = 
`div | lang=en | part=base
  div | part=panel
    div | part=progress
      p | id=#progress : Step 3 of 3
      div | aria-hidden=true
    form | aria-busy=false | aria-label=Garage | novalidate | part=form
      >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Garage
      fieldset | role=none
        fieldset | part=group
          legend : Door, Floor and Walls
          label | for=#door | part=label : Garage Door
          select | id=#door | name=door | part=select | offers none: None, single: Single, double: Double | chosen double
          label | for=#material | part=label : Door Material
          select | id=#material | name=material | part=select | offers steel: Steel, aluminum: Aluminum, wood: Wood | chosen steel
          label | for=#coating | part=label : Floor Coating
          select | id=#coating | name=coating | part=select | offers none: None, paint: Floor Paint, epoxy: Epoxy | chosen none
          label | for=#floor | part=label : Floor Square Footage
          input | aria-describedby=#floor-unit #floor-hint | autocomplete=off | id=#floor | inputmode=decimal | name=floor | part=input | type=text | value
          span | id=#floor-unit : sq ft
          p | id=#floor-hint : Leave it empty if the floor stays as it is.
          label | part=option : I don't know the size
            input | aria-label=I don't know the size, Floor Square Footage | name=floorAssumed | type=checkbox
          details
            summary : Help me measure
          label | for=#walls | part=label : Wall Square Footage
          input | aria-describedby=#walls-unit #walls-hint | autocomplete=off | id=#walls | inputmode=decimal | name=walls | part=input | type=text | value
          span | id=#walls-unit : sq ft
          p | id=#walls-hint : Leave it empty if the walls stay as they are.
          label | part=option : I don't know the size
            input | aria-label=I don't know the size, Wall Square Footage | name=wallsAssumed | type=checkbox
          details
            summary : Help me measure
      figure | part=plan
        figcaption : Your project so far:
          span : Garage: Garage Door Double, Door Material Steel, Floor Coating None.
        svg : DoubleSteel
      div | part=result
        p : Total Estimated Cost:
        p : Click "Calculate Cost" to see estimate
      input | autocomplete=off | hidden
      button | part=button-back | type=button : ← Back
      button | part=button-reset | type=button : Reset
      button | part=button | type=submit : Calculate Cost
      p : Shows your price and sends it to you and to us.
  div | role=status
  section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the calculator of garage */

snapshots["the calculator of cabinets"] = 
`div | lang=en | part=base
  div | part=panel
    div | part=progress
      p | id=#progress : Step 3 of 3
      div | aria-hidden=true
    form | aria-busy=false | aria-label=Cabinets | novalidate | part=form
      >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Cabinets
      fieldset | role=none
        fieldset | part=group
          legend : How many?
          label | for=#doors | part=label : Cabinet Doors
          input | autocomplete=off | id=#doors | inputmode=numeric | name=doors | part=input | type=text | value
          label | for=#drawers | part=label : Drawer Fronts
          input | autocomplete=off | id=#drawers | inputmode=numeric | name=drawers | part=input | type=text | value
          label | for=#sides | part=label : Exposed Sides
          input | aria-describedby=#sides-hint | autocomplete=off | id=#sides | inputmode=numeric | name=sides | part=input | type=text | value
          p | id=#sides-hint : The ends of a row, and the panels of an island.
          label | for=#hardware | part=label : New Handles
          input | aria-describedby=#hardware-hint | autocomplete=off | id=#hardware | inputmode=numeric | name=hardware | part=input | type=text | value
          p | id=#hardware-hint : How many we fit. You choose and buy them.
        fieldset | part=group
          legend : Surface
          label | for=#finish | part=label : Finish
          select | aria-describedby=#finish-hint | id=#finish | name=finish | part=select | offers brush: Brush and Roller, spray: Spray | chosen brush
          p | id=#finish-hint : Spray leaves no brush strokes. The doors go to a shop for it.
      figure | part=plan
        figcaption : Your project so far:
          span : Cabinets: Finish Brush and Roller.
        svg
      div | part=result
        p : Total Estimated Cost:
        p : Click "Calculate Cost" to see estimate
      input | autocomplete=off | hidden
      button | part=button-back | type=button : ← Back
      button | part=button-reset | type=button : Reset
      button | part=button | type=submit : Calculate Cost
      p : Shows your price and sends it to you and to us.
  div | role=status
  section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the calculator of cabinets */

snapshots["the calculator of exterior"] = 
`like the calculator of garage, but
- form | aria-busy=false | aria-label=Garage | novalidate | part=form
- >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Garage
- legend : Door, Floor and Walls
- label | for=#door | part=label : Garage Door
- select | id=#door | name=door | part=select | offers none: None, single: Single, double: Double | chosen double
- label | for=#material | part=label : Door Material
- select | id=#material | name=material | part=select | offers steel: Steel, aluminum: Aluminum, wood: Wood | chosen steel
- label | for=#coating | part=label : Floor Coating
- select | id=#coating | name=coating | part=select | offers none: None, paint: Floor Paint, epoxy: Epoxy | chosen none
- label | for=#floor | part=label : Floor Square Footage
- input | aria-describedby=#floor-unit #floor-hint | autocomplete=off | id=#floor | inputmode=decimal | name=floor | part=input | type=text | value
- span | id=#floor-unit : sq ft
- p | id=#floor-hint : Leave it empty if the floor stays as it is.
- input | aria-label=I don't know the size, Floor Square Footage | name=floorAssumed | type=checkbox
- p | id=#walls-hint : Leave it empty if the walls stay as they are.
- label | part=option : I don't know the size
- details
- summary : Help me measure
- span : Garage: Garage Door Double, Door Material Steel, Floor Coating None.
- svg : DoubleSteel
+ form | aria-busy=false | aria-label=Exterior | novalidate | part=form
+ >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Exterior
+ legend : Walls and Trim
+ p | id=#walls-hint : Leave it empty if only trim, doors or shutters are painted.
+ label | for=#siding | part=label : Siding
+ select | id=#siding | name=siding | part=select | offers vinyl: Vinyl or Aluminum, wood: Wood, stucco: Stucco, brick: Brick | chosen vinyl
+ label | for=#storeys | part=label : Storeys
+ select | id=#storeys | name=storeys | part=select | offers one: One, two: Two, three: Three | chosen one
+ label | for=#preparation | part=label : Old Paint
+ select | aria-describedby=#preparation-hint | id=#preparation | name=preparation | part=select | offers little: Sound, some: Peels in Places, much: Peels All Over | chosen little
+ p | id=#preparation-hint : We scrape off loose paint first.
+ label | for=#trim | part=label : Trim Length
+ input | aria-describedby=#trim-unit #trim-hint | autocomplete=off | id=#trim | inputmode=decimal | name=trim | part=input | type=text | value
+ span | id=#trim-unit : ft
+ p | id=#trim-hint : Fascia, soffits and window frames, added up.
+ fieldset | part=group
+ legend : How many?
+ label | for=#doors | part=label : Outside Doors
+ input | autocomplete=off | id=#doors | inputmode=numeric | name=doors | part=input | type=text | value
+ label | for=#shutters | part=label : Shutters
+ input | autocomplete=off | id=#shutters | inputmode=numeric | name=shutters | part=input | type=text | value
+ span : Exterior: Siding Vinyl or Aluminum, Storeys One, Old Paint Sound.
+ svg : Vinyl or Aluminum`;
/* end snapshot the calculator of exterior */

snapshots["the calculator of fence_deck"] = 
`div | lang=en | part=base
  div | part=panel
    div | part=progress
      p | id=#progress : Step 3 of 3
      div | aria-hidden=true
    form | aria-busy=false | aria-label=Fence and Deck | novalidate | part=form
      >h2 | aria-describedby=#progress | part=heading | tabindex=-1 : Fence and Deck
      fieldset | role=none
        section
          h3 : Parts
          fieldset | data-room=1 | part=room | tabindex=-1
            legend : Fence or deck 1
            button | aria-disabled=true | aria-label=Remove fence or deck 1 | part=button-remove | type=button : ×
            label | for=#structure-1 | part=label : Structure
            select | id=#structure-1 | name=structure | part=select | offers fence: Fence, deck: Deck | chosen fence
            label | for=#area-1 | part=label : Square Footage
            input | aria-describedby=#area-1-unit #area-1-hint | autocomplete=off | id=#area-1 | inputmode=decimal | name=area | part=input | required | type=text | value
            span | id=#area-1-unit : sq ft
            p | id=#area-1-hint : One side of a fence, its length times its height; a deck, its length times its width.
            details
              summary : Help me measure
            label | for=#coating-1 | part=label : Stain or Paint
            select | id=#coating-1 | name=coating | part=select | offers stain: Stain, paint: Paint | chosen stain
            label | for=#sides-1 | part=label : Sides
            select | id=#sides-1 | name=sides | part=select | offers one: One Side, both: Both Sides | chosen one
          button | part=button-add | type=button : + Add Another Fence or Deck
        fieldset | part=group
          legend : For everything
          table
            thead
              tr
                th | scope=col : Detail
                th | scope=col : Your answer
            tbody
              tr
                th | scope=row
                  label | for=#condition : Condition of the Wood
                  p | id=#condition-hint : Grey, rough or mossy wood is weathered.
                td
                  select | aria-describedby=#condition-hint | id=#condition | name=condition | part=select | offers sound: Sound, weathered: Weathered | chosen sound
      figure | part=plan
        figcaption : Your project so far:
          span : Fence or deck 1: Structure Fence, Stain or Paint Stain, Sides One Side. For everything: Condition of the Wood Sound.
        svg : Fence
      div | part=result
        p : Total Estimated Cost:
        p : Click "Calculate Cost" to see estimate
      input | autocomplete=off | hidden
      button | part=button-back | type=button : ← Back
      button | part=button-reset | type=button : Reset
      button | part=button | type=submit : Calculate Cost
      p : Shows your price and sends it to you and to us.
  div | role=status
  section | aria-atomic=false | aria-label | aria-live=polite | aria-relevant=additions text | id=#`;
/* end snapshot the calculator of fence_deck */

snapshots["the reviews at first"] = 
`div | lang=en | part=base
  h2 | lang=en | part=heading : What they say
  section | aria-label=What they say | aria-roledescription=carousel | part=carousel
    div | part=controls
      button | aria-disabled=false | aria-label=Previous slide | part=previous | type=button
        svg
      button | aria-disabled=false | aria-label=Next slide | part=next | type=button
        svg
      span | aria-live=off | part=position
        span : Slides 1 to 2 of 3
    a | href=/reviews | part=more : Read More Reviews
    div | part=viewport | tabindex=-1
      div | part=track
        div | aria-hidden=true | aria-label=Slide 2 of 3 | inert | part=slide | role=group
          figure | part=card
            figcaption | lang=en | part=name : Client Two
            svg
            blockquote | lang=en | part=text : Two good room.
        div | aria-hidden=true | aria-label=Slide 3 of 3 | inert | part=slide | role=group
          figure | part=card
            figcaption | lang=en | part=name : Client Three
            svg
            blockquote | lang=en | part=text : Three good room.
        div | aria-label=Slide 1 of 3 | part=slide | role=group
          figure | part=card
            figcaption | lang=en | part=name : Client One
            svg
            blockquote | lang=en | part=text : One good room.
        div | aria-label=Slide 2 of 3 | part=slide | role=group
          figure | part=card
            figcaption | lang=en | part=name : Client Two
            svg
            blockquote | lang=en | part=text : Two good room.
        div | aria-label=Slide 3 of 3 | inert | part=slide | role=group
          figure | part=card
            figcaption | lang=en | part=name : Client Three
            svg
            blockquote | lang=en | part=text : Three good room.
        div | aria-hidden=true | aria-label=Slide 1 of 3 | inert | part=slide | role=group
          figure | part=card
            figcaption | lang=en | part=name : Client One
            svg
            blockquote | lang=en | part=text : One good room.
        div | aria-hidden=true | aria-label=Slide 2 of 3 | inert | part=slide | role=group
          figure | part=card
            figcaption | lang=en | part=name : Client Two
            svg
            blockquote | lang=en | part=text : Two good room.
        div | aria-hidden=true | aria-label=Slide 3 of 3 | inert | part=slide | role=group
          figure | part=card
            figcaption | lang=en | part=name : Client Three
            svg
            blockquote | lang=en | part=text : Three good room.`;
/* end snapshot the reviews at first */

snapshots["the reviews after a move"] = 
`like the reviews at first, but
- button | aria-disabled=false | aria-label=Next slide | part=next | type=button
- span | aria-live=off | part=position
- span : Slides 1 to 2 of 3
- div | aria-label=Slide 2 of 3 | part=slide | role=group
- div | aria-label=Slide 3 of 3 | inert | part=slide | role=group
+ >button | aria-disabled=false | aria-label=Next slide | part=next | type=button
+ span | aria-live=polite | part=position
+ span : Slides 3 to 1 of 3
+ div | aria-label=Slide 2 of 3 | inert | part=slide | role=group
+ div | aria-label=Slide 3 of 3 | part=slide | role=group`;
/* end snapshot the reviews after a move */

snapshots["the slides at first"] = 
`div | lang=en | part=base
  section | aria-label=Slides | aria-roledescription=carousel | part=carousel
    div | part=controls
      button | aria-disabled=false | aria-label=Previous slide | part=previous | type=button
        svg
      button | aria-disabled=false | aria-label=Next slide | part=next | type=button
        svg
      span | aria-live=off | part=position
        span : Slides 1 to 2 of 3
    div | part=viewport | tabindex=-1
      div | part=track
        div | aria-hidden=true | aria-label=Slide 3 of 3 | inert | part=slide | role=group
          slot | name=painting-slide--1
        div | aria-label=Slide 1 of 3 | part=slide | role=group
          slot | name=#
        div | aria-label=Slide 2 of 3 | part=slide | role=group
          slot | name=#
        div | aria-label=Slide 3 of 3 | inert | part=slide | role=group
          slot | name=#
        div | aria-hidden=true | aria-label=Slide 1 of 3 | inert | part=slide | role=group
          slot | name=#
        div | aria-hidden=true | aria-label=Slide 2 of 3 | inert | part=slide | role=group
          slot | name=#`;
/* end snapshot the slides at first */

snapshots["the slides after a move"] = 
`like the slides at first, but
- button | aria-disabled=false | aria-label=Next slide | part=next | type=button
- span | aria-live=off | part=position
- span : Slides 1 to 2 of 3
- div | aria-label=Slide 1 of 3 | part=slide | role=group
- div | aria-label=Slide 3 of 3 | inert | part=slide | role=group
+ >button | aria-disabled=false | aria-label=Next slide | part=next | type=button
+ span | aria-live=polite | part=position
+ span : Slides 2 to 3 of 3
+ div | aria-label=Slide 1 of 3 | inert | part=slide | role=group
+ div | aria-label=Slide 3 of 3 | part=slide | role=group`;
/* end snapshot the slides after a move */

snapshots["the slides that move by themselves"] = 
`like the slides at first, but`;
/* end snapshot the slides that move by themselves */

