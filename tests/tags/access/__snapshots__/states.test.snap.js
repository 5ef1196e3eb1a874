/* @web/test-runner snapshot v1 */
export const snapshots = {};

snapshots["the quote form at first"] = 
`div | part=base | lang=en
  div | part=panel
    form | part=form | method=dialog | novalidate | aria-label=Request a free quote | aria-busy=false
      div | part=field
        input | part=input | type=text | id=#name | name=name | placeholder=Name* | aria-required=true | autocomplete=name
        label | part=label | for=#name : Name*
      div | part=field
        input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone* | aria-required=true | inputmode=tel | autocomplete=tel-national
        label | part=label | for=#phone : Phone*
      div | part=field
        input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | inputmode=email | autocomplete=email
        label | part=label | for=#email : Email*
      div | part=field
        input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | autocomplete=street-address
        label | part=label | for=#address : Address*
      div | part=field
        input | part=input | type=text | id=#mathAnswer | name=mathAnswer | placeholder=Answer: a + b = ? | aria-label=Answer: a + b = ? | aria-required=true | aria-describedby=#mathAnswer-hint | inputmode=numeric | autocomplete=off
        label | part=label | for=#mathAnswer : Answer:
          span | translate=no : a + b = ?
        p | id=#mathAnswer-hint : Keeps robots out. Answer in digits, or call us.
      div | part=field
        textarea | part=input | rows=3 | id=#message | name=message | placeholder=Your Message | autocomplete=off
        label | part=label | for=#message : Your Message
      slot | name=fields
      input | hidden | autocomplete=off
      button | part=button | type=submit | aria-disabled=false
        span : Submit
      p | part=assurance : We answer within 24 hours on business days. Free, nothing is booked. We use your details only to answer you.
  div | role=status
  section | id=# | aria-live=polite | aria-atomic=false | aria-relevant=additions text | aria-label`;
/* end snapshot the quote form at first */

snapshots["the quote form with heading, white ground and light button"] = 
`like the quote form at first, but
- form | part=form | method=dialog | novalidate | aria-label=Request a free quote | aria-busy=false
+ h2 | part=heading : Hello
+ form | part=form | method=dialog | novalidate | aria-label=Hello | aria-busy=false`;
/* end snapshot the quote form with heading, white ground and light button */

snapshots["the quote form with every field in error"] = 
`like the quote form at first, but
- input | part=input | type=text | id=#name | name=name | placeholder=Name* | aria-required=true | autocomplete=name
- input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone* | aria-required=true | inputmode=tel | autocomplete=tel-national
- input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | inputmode=email | autocomplete=email
- input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | autocomplete=street-address
- input | part=input | type=text | id=#mathAnswer | name=mathAnswer | placeholder=Answer: a + b = ? | aria-label=Answer: a + b = ? | aria-required=true | aria-describedby=#mathAnswer-hint | inputmode=numeric | autocomplete=off
+ >input | part=input | type=text | id=#name | name=name | placeholder=Name* | aria-required=true | autocomplete=name | aria-invalid=true | aria-describedby=#name-error
+ p | part=error | id=#name-error : Name is required
+ input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone* | aria-required=true | inputmode=tel | autocomplete=tel-national | aria-invalid=true | aria-describedby=#phone-error
+ p | part=error | id=#phone-error : Phone is required
+ input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | inputmode=email | autocomplete=email | aria-invalid=true | aria-describedby=#email-error
+ p | part=error | id=#email-error : Email is required
+ input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | autocomplete=street-address | aria-invalid=true | aria-describedby=#address-error
+ p | part=error | id=#address-error : Address is required
+ input | part=input | type=text | id=#mathAnswer | name=mathAnswer | placeholder=Answer: a + b = ? | aria-label=Answer: a + b = ? | aria-required=true | aria-describedby=#mathAnswer-error #mathAnswer-hint | inputmode=numeric | autocomplete=off | aria-invalid=true
+ p | part=error | id=#mathAnswer-error : Answer is required`;
/* end snapshot the quote form with every field in error */

snapshots["the quote form in test mode, with a page's own fields, consent and privacy, each in error"] = 
`like the quote form with every field in error, but
- input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone* | aria-required=true | inputmode=tel | autocomplete=tel-national | aria-invalid=true | aria-describedby=#phone-error
- label | part=label | for=#phone : Phone*
- p | part=error | id=#phone-error : Phone is required
- input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | autocomplete=street-address | aria-invalid=true | aria-describedby=#address-error
- label | part=label | for=#address : Address*
- p | part=error | id=#address-error : Address is required
+ p | part=note : Test mode: no lead is sent
+ input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone | inputmode=tel | autocomplete=tel-national
+ label | part=label | for=#phone : Phone
+ input | part=input | type=text | id=#postal_code | name=postal_code | placeholder=Postal code | autocomplete=postal-code
+ label | part=label | for=#postal_code : Postal code
+ p | role=status | part=note
+ div | part=field
+ label | part=label
+ input | type=checkbox | name=consent | required | aria-describedby=# | aria-invalid=true
+ slot | name=consent : You may contact me.
+ span | id=# | part=field__error error : Please check this box if you want to proceed.
+ a | part=note | href=/privacy | target=_blank | rel=noopener : Privacy policy`;
/* end snapshot the quote form in test mode, with a page's own fields, consent and privacy, each in error */

snapshots["the quote form with an error message at the corner"] = 
`like the quote form at first, but
- input | part=input | type=text | id=#name | name=name | placeholder=Name* | aria-required=true | autocomplete=name
- input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone* | aria-required=true | inputmode=tel | autocomplete=tel-national
- input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | inputmode=email | autocomplete=email
- input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | autocomplete=street-address
- textarea | part=input | rows=3 | id=#message | name=message | placeholder=Your Message | autocomplete=off
- button | part=button | type=submit | aria-disabled=false
+ input | part=input | type=text | id=#name | name=name | placeholder=Name* | aria-required=true | autocomplete=name | holds Ada Byron
+ input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone* | aria-required=true | inputmode=tel | autocomplete=tel-national | holds 4165550123
+ input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | inputmode=email | autocomplete=email | holds ada@example.com
+ input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | autocomplete=street-address | holds 12 Analytical Road
+ textarea | part=input | rows=3 | id=#message | name=message | placeholder=Your Message | autocomplete=off | holds Two rooms, please. The hall too.
+ >button | part=button | type=submit | aria-disabled=false
+ p | part=status
+ span : Failed to send message: Not like this
+ p : Sending…
+ div | popover=manual
+ div | tabindex=-1
+ div | id=1 | tabindex=-1 | data-in=true | role=group
+ p : Failed to send message: Not like this
+ button | type=button | aria-label=Close message : ×`;
/* end snapshot the quote form with an error message at the corner */

snapshots["the quote form sent, thanks in its place"] = 
`div | part=base | lang=en
  section | part=thank-you
    >h2 | part=heading | tabindex=-1 : Thank You for Contacting Us!
    div | part=receipt
      span : (416) 555-0199
        strong : Harbour Painting
      span : Your reference
        strong | part=reference : NZVM-FM
      p : Ada Byron · 12 Analytical Road · June 4, 2025
      table
    p : We have received your message. A confirmation email has been sent to your inbox; if you don't see it, please check your spam folder.
    p : We typically respond within 24 hours during business days.
    h3 : What happens next
    ol
      li : we'll contact you shortly today.
      li : We visit, free of charge, and put the price in writing.
      li : You choose the day. Nothing is booked until then.
    a | part=button-secondary | href=tel:+14165550198 : Call us
    button | part=button-secondary | type=button : Print`;
/* end snapshot the quote form sent, thanks in its place */

snapshots["the quote modal open"] = 
`div | part=base | lang=en
  dialog | part=dialog | aria-labelledby=#title | open
    h2 | id=#title | part=heading : Request a quote
      em : free
    button | part=close | type=button | aria-label=Close
      svg
    div | part=panel
      form | part=form | method=dialog | novalidate | aria-label=Request a free quote | aria-busy=false
        div | part=field
          >input | part=input | type=text | id=#name | name=name | placeholder=Name* | aria-required=true | autocomplete=name
          label | part=label | for=#name : Name*
        div | part=field
          input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone* | aria-required=true | inputmode=tel | autocomplete=tel-national
          label | part=label | for=#phone : Phone*
        div | part=field
          input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | inputmode=email | autocomplete=email
          label | part=label | for=#email : Email*
        div | part=field
          input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | autocomplete=street-address
          label | part=label | for=#address : Address*
        div | part=field
          input | part=input | type=text | id=#mathAnswer | name=mathAnswer | placeholder=Answer: a + b = ? | aria-label=Answer: a + b = ? | aria-required=true | aria-describedby=#mathAnswer-hint | inputmode=numeric | autocomplete=off
          label | part=label | for=#mathAnswer : Answer:
            span | translate=no : a + b = ?
          p | id=#mathAnswer-hint : Keeps robots out. Answer in digits, or call us.
        div | part=field
          textarea | part=input | rows=3 | id=#message | name=message | placeholder=Your Message | autocomplete=off
          label | part=label | for=#message : Your Message
        slot | name=fields
        input | hidden | autocomplete=off
        button | part=button | type=submit | aria-disabled=false
          span : Submit
        p | part=assurance : We answer within 24 hours on business days. Free, nothing is booked. We use your details only to answer you.
    div | role=status
    section | id=# | aria-live=polite | aria-atomic=false | aria-relevant=additions text | aria-label`;
/* end snapshot the quote modal open */

snapshots["the quote modal open in test mode"] = 
`like the quote modal open, but
+ p | part=note : Test mode: no lead is sent
+ a | part=note | href=/privacy | target=_blank | rel=noopener : Privacy policy`;
/* end snapshot the quote modal open in test mode */

snapshots["the quote modal open with errors"] = 
`like the quote modal open, but
- >input | part=input | type=text | id=#name | name=name | placeholder=Name* | aria-required=true | autocomplete=name
- input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone* | aria-required=true | inputmode=tel | autocomplete=tel-national
- input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | inputmode=email | autocomplete=email
- input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | autocomplete=street-address
- input | part=input | type=text | id=#mathAnswer | name=mathAnswer | placeholder=Answer: a + b = ? | aria-label=Answer: a + b = ? | aria-required=true | aria-describedby=#mathAnswer-hint | inputmode=numeric | autocomplete=off
+ >input | part=input | type=text | id=#name | name=name | placeholder=Name* | aria-required=true | autocomplete=name | aria-invalid=true | aria-describedby=#name-error
+ p | part=error | id=#name-error : Name is required
+ input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone* | aria-required=true | inputmode=tel | autocomplete=tel-national | aria-invalid=true | aria-describedby=#phone-error
+ p | part=error | id=#phone-error : Phone is required
+ input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | inputmode=email | autocomplete=email | aria-invalid=true | aria-describedby=#email-error
+ p | part=error | id=#email-error : Email is required
+ input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | autocomplete=street-address | aria-invalid=true | aria-describedby=#address-error
+ p | part=error | id=#address-error : Address is required
+ input | part=input | type=text | id=#mathAnswer | name=mathAnswer | placeholder=Answer: a + b = ? | aria-label=Answer: a + b = ? | aria-required=true | aria-describedby=#mathAnswer-error #mathAnswer-hint | inputmode=numeric | autocomplete=off | aria-invalid=true
+ p | part=error | id=#mathAnswer-error : Answer is required`;
/* end snapshot the quote modal open with errors */

snapshots["the estimator at first"] = 
`div | part=base | lang=en
  div | part=panel
    div | part=progress
      p | id=#progress : Step 1 of 3
      div | aria-hidden=true
    form | part=form | method=dialog | novalidate | aria-label=Your contact details
      h2 | part=heading | tabindex=-1 | aria-describedby=#progress : Your contact details
      p : Your instant price comes in step 3.
      div | part=field
        input | part=input | type=text | id=#firstName | name=firstName | placeholder=Name* | aria-required=true | value | autocomplete=given-name
        label | part=label | for=#firstName : Name*
      div | part=field
        input | part=input | type=text | id=#familyName | name=familyName | placeholder=Family Name* | aria-required=true | value | autocomplete=family-name
        label | part=label | for=#familyName : Family Name*
      div | part=field
        input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | value | autocomplete=street-address
        label | part=label | for=#address : Address*
      div | part=field
        input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | value | inputmode=email | autocomplete=email
        label | part=label | for=#email : Email*
      div | part=field
        input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone Number* | aria-required=true | value | inputmode=tel | autocomplete=tel
        label | part=label | for=#phone : Phone Number*
      slot | name=fields
      button | part=button | type=submit : Continue to Cost Estimator
      p | part=assurance : We answer within 24 hours on business days. Free, nothing is booked. We use your details only to answer you.
  div | role=status
  section | id=# | aria-live=polite | aria-atomic=false | aria-relevant=additions text | aria-label`;
/* end snapshot the estimator at first */

snapshots["the estimator with every field in error"] = 
`like the estimator at first, but
- input | part=input | type=text | id=#firstName | name=firstName | placeholder=Name* | aria-required=true | value | autocomplete=given-name
- input | part=input | type=text | id=#familyName | name=familyName | placeholder=Family Name* | aria-required=true | value | autocomplete=family-name
- input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | value | autocomplete=street-address
- input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | value | inputmode=email | autocomplete=email
- input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone Number* | aria-required=true | value | inputmode=tel | autocomplete=tel
+ >input | part=input | type=text | id=#firstName | name=firstName | placeholder=Name* | aria-required=true | value | autocomplete=given-name | aria-invalid=true | aria-describedby=#firstName-error
+ p | part=error | id=#firstName-error : Name is required
+ input | part=input | type=text | id=#familyName | name=familyName | placeholder=Family Name* | aria-required=true | value | autocomplete=family-name | aria-invalid=true | aria-describedby=#familyName-error
+ p | part=error | id=#familyName-error : Family Name is required
+ input | part=input | type=text | id=#address | name=address | placeholder=Address* | aria-required=true | value | autocomplete=street-address | aria-invalid=true | aria-describedby=#address-error
+ p | part=error | id=#address-error : Address is required
+ input | part=input | type=email | id=#email | name=email | placeholder=Email* | aria-required=true | value | inputmode=email | autocomplete=email | aria-invalid=true | aria-describedby=#email-error | holds mailto:ann@example.ca
+ p | part=error | id=#email-error : Invalid email
+ button | part=button-suggestion | type=button : Use ann@example.ca
+ input | part=input | type=tel | id=#phone | name=phone | placeholder=Phone Number* | aria-required=true | value | inputmode=tel | autocomplete=tel | aria-invalid=true | aria-describedby=#phone-error
+ p | part=error | id=#phone-error : Phone number is required`;
/* end snapshot the estimator with every field in error */

snapshots["the estimator at step 2"] = 
`div | part=base | lang=en
  div | part=panel
    div | part=progress
      p | id=#progress : Step 2 of 3
      div | aria-hidden=true
    section
      >h2 | part=heading | tabindex=-1 | aria-describedby=#progress : What would you like to paint?
      p : Please select one of the following options to get your customized estimate:
      button | part=option | type=button | aria-label=Whole Condo | aria-describedby=#option-general
        svg
        span : Whole Condo
        span | id=#option-general : Every room, hallway and ceiling at once.
      button | part=option | type=button | aria-label=Specific Rooms | aria-describedby=#option-specific_rooms
        svg
        span : Specific Rooms
        span | id=#option-specific_rooms : One room or several, each with its own walls and ceiling.
      button | part=button-back | type=button : ← Back
  div | role=status
  section | id=# | aria-live=polite | aria-atomic=false | aria-relevant=additions text | aria-label`;
/* end snapshot the estimator at step 2 */

snapshots["the whole-condo calculator"] = 
`div | part=base | lang=en
  div | part=panel
    div | part=progress
      p | id=#progress : Step 3 of 3
      div | aria-hidden=true
    form | part=form | aria-label=Whole Condo | novalidate | aria-busy=false
      >h2 | part=heading | tabindex=-1 | aria-describedby=#progress : Whole Condo
      fieldset | role=none
        fieldset | part=group
          legend : How many?
          label | part=label | for=#doors : Doors
          select | part=select | id=#doors | name=doors | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
          label | part=label | for=#doorFrames : Door Frames
          select | part=select | id=#doorFrames | name=doorFrames | aria-describedby=#doorFrames-hint | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
          p | id=#doorFrames-hint : The trim around a door, both sides.
          label | part=label | for=#bathrooms : Bathrooms
          select | part=select | id=#bathrooms | name=bathrooms | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
          label | part=label | for=#dens : Dens
          select | part=select | id=#dens | name=dens | aria-describedby=#dens-hint | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
          p | id=#dens-hint : A small room without a closet, such as a study.
          label | part=label | for=#closets : Closets
          select | part=select | id=#closets | name=closets | offers 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 | chosen 0
          span | aria-hidden=true
            span : 0
            span : 1
            span : 2
            span : 3
            span : 4
            span : 5
        fieldset | part=group
          legend : Walls and Ceiling
          label | part=label | for=#wallSqft : Wall Square Footage
          input | part=input | type=text | inputmode=decimal | autocomplete=off | value | aria-describedby=#wallSqft-unit #wallSqft-hint | id=#wallSqft | name=wallSqft
          span | id=#wallSqft-unit : sq ft
          p | id=#wallSqft-hint | aria-live=polite : Leave it empty and we take 1,920 sq ft of wall, as in a condo of 800 sq ft of floor.
          details
            summary : Help me measure
            p | aria-live=polite
          label | part=label | for=#wallPaintType : Wall Paint Type
          select | part=select | id=#wallPaintType | name=wallPaintType | aria-describedby=#wallPaintType-hint | offers colour_change: Color Change, refresh: Refresh | chosen colour_change
          p | id=#wallPaintType-hint : Color Change is a new colour, Refresh the same one again.
          label | part=label | for=#ceilingType : Ceiling Type
          select | part=select | id=#ceilingType | name=ceilingType | aria-describedby=#ceilingType-hint | offers none: None, non_stipple: Non-Stipple, painted_stipple: Painted Stipple, unpainted_stipple: Unpainted Stipple | chosen none
          p | id=#ceilingType-hint : Stipple is the bumpy finish, unpainted where it has never met a roller. None leaves the ceiling as it is.
          span : Non-Stipple
            svg
          span : Painted Stipple
            svg
          span : Unpainted Stipple
            svg
        fieldset | part=group
          legend : What else applies?
          label | part=option | for=#hasCrownMolding
            input | type=checkbox | id=#hasCrownMolding | name=hasCrownMolding
            span : Crown Molding
          label | part=option | for=#isTwoStory
            input | type=checkbox | id=#isTwoStory | name=isTwoStory | aria-describedby=#isTwoStory-hint
            span : Two-Story
          p | id=#isTwoStory-hint : Two floors, or a stairwell as high as two.
          label | part=option | for=#hasBaseboards
            input | type=checkbox | id=#hasBaseboards | name=hasBaseboards
            span : Baseboards
          label | part=option | for=#hasHighCeilings
            input | type=checkbox | id=#hasHighCeilings | name=hasHighCeilings
            span : 10+ ft High Walls/Ceiling
          label | part=option | for=#hasAccentWall
            input | type=checkbox | id=#hasAccentWall | name=hasAccentWall | aria-describedby=#hasAccentWall-hint
            span : Accent Wall
          p | id=#hasAccentWall-hint : One wall in a colour of its own.
      figure | part=plan
        figcaption : Your project so far:
          span : Whole Condo: Wall Square Footage Not given, Wall Paint Type Color Change, Ceiling Type None.
        svg : Whole CondoColor Change
      div | part=result
        p : Total Estimated Cost:
        div | role=status
          p : Click "Calculate Cost" to see estimate
      input | hidden | autocomplete=off
      button | part=button-back | type=button : ← Back
      button | part=button-reset | type=button : Reset
      button | part=button | type=submit : Calculate Cost
      p : Shows your price and sends it to you and to us.
  div | role=status
  section | id=# | aria-live=polite | aria-atomic=false | aria-relevant=additions text | aria-label`;
/* end snapshot the whole-condo calculator */

snapshots["the whole-condo calculator in test mode, with consent and privacy"] = 
`like the whole-condo calculator, but
+ p | part=note : Test mode: no lead is sent
+ div | part=field
+ label | part=label
+ input | type=checkbox | name=consent
+ slot | name=consent : You may contact me.
+ a | part=note | href=/privacy | target=_blank | rel=noopener : Privacy policy`;
/* end snapshot the whole-condo calculator in test mode, with consent and privacy */

snapshots["the specific-rooms calculator with two rooms"] = 
`like the whole-condo calculator, but
- form | part=form | aria-label=Whole Condo | novalidate | aria-busy=false
- >h2 | part=heading | tabindex=-1 | aria-describedby=#progress : Whole Condo
- legend : How many?
- label | part=label | for=#doors : Doors
- label | part=label | for=#doorFrames : Door Frames
- label | part=label | for=#bathrooms : Bathrooms
- label | part=label | for=#dens : Dens
- label | part=label | for=#closets : Closets
- fieldset | part=group
- legend : Walls and Ceiling
- label | part=label | for=#wallSqft : Wall Square Footage
- input | part=input | type=text | inputmode=decimal | autocomplete=off | value | aria-describedby=#wallSqft-unit #wallSqft-hint | id=#wallSqft | name=wallSqft
- span | id=#wallSqft-unit : sq ft
- p | id=#wallSqft-hint | aria-live=polite : Leave it empty and we take 1,920 sq ft of wall, as in a condo of 800 sq ft of floor.
- p | aria-live=polite
- label | part=label | for=#wallPaintType : Wall Paint Type
- select | part=select | id=#wallPaintType | name=wallPaintType | aria-describedby=#wallPaintType-hint | offers colour_change: Color Change, refresh: Refresh | chosen colour_change
- p | id=#wallPaintType-hint : Color Change is a new colour, Refresh the same one again.
- label | part=label | for=#ceilingType : Ceiling Type
- select | part=select | id=#ceilingType | name=ceilingType | aria-describedby=#ceilingType-hint | offers none: None, non_stipple: Non-Stipple, painted_stipple: Painted Stipple, unpainted_stipple: Unpainted Stipple | chosen none
- p | id=#ceilingType-hint : Stipple is the bumpy finish, unpainted where it has never met a roller. None leaves the ceiling as it is.
- fieldset | part=group
- legend : What else applies?
- label | part=option | for=#hasCrownMolding
- input | type=checkbox | id=#hasCrownMolding | name=hasCrownMolding
- label | part=option | for=#isTwoStory
- span : Two-Story
- label | part=option | for=#hasBaseboards
- input | type=checkbox | id=#hasBaseboards | name=hasBaseboards
- label | part=option | for=#hasHighCeilings
- span : 10+ ft High Walls/Ceiling
- label | part=option | for=#hasAccentWall
- span : Accent Wall
- span : Whole Condo: Wall Square Footage Not given, Wall Paint Type Color Change, Ceiling Type None.
- svg : Whole CondoColor Change
+ form | part=form | aria-label=Specific Rooms | novalidate | aria-busy=false
+ h2 | part=heading | tabindex=-1 | aria-describedby=#progress : Specific Rooms
+ section
+ h3 : Rooms
+ fieldset | part=room | data-room=1 | tabindex=-1
+ legend : Room 1
+ button | part=button-remove | type=button | aria-label=Remove Room 1 | aria-disabled=false : ×
+ label | part=label | for=#wallPaintType-1 : Wall Paint Type
+ select | part=select | id=#wallPaintType-1 | name=wallPaintType | aria-describedby=#wallPaintType-1-hint | offers colour_change: Color Change, refresh: Refresh | chosen colour_change
+ p | id=#wallPaintType-1-hint : Color Change is a new colour, Refresh the same one again.
+ label | part=label | for=#wallSqft-1 : Wall Square Footage
+ input | part=input | type=text | inputmode=decimal | autocomplete=off | value | aria-describedby=#wallSqft-1-unit #wallSqft-1-hint | id=#wallSqft-1 | name=wallSqft
+ span | id=#wallSqft-1-unit : sq ft
+ p | id=#wallSqft-1-hint | aria-live=polite : Leave it empty and we take 384 sq ft of wall, as in a room of 12 by 12 ft.
+ label | part=label | for=#ceilingType-1 : Ceiling Type
+ select | part=select | id=#ceilingType-1 | name=ceilingType | aria-describedby=#ceilingType-1-hint | offers none: None, non_stipple: Non-Stipple, painted_stipple: Painted Stipple, unpainted_stipple: Unpainted Stipple | chosen none
+ p | id=#ceilingType-1-hint : Stipple is the bumpy finish, unpainted where it has never met a roller. None leaves the ceiling as it is.
+ label | part=option | for=#crownMolding-1
+ input | type=checkbox | id=#crownMolding-1 | name=crownMolding
+ label | part=option | for=#baseboards-1
+ input | type=checkbox | id=#baseboards-1 | name=baseboards
+ >fieldset | part=room | data-room=1749046982200 | tabindex=-1
+ legend : Room 2
+ button | part=button-remove | type=button | aria-label=Remove Room 2 | aria-disabled=false : ×
+ label | part=label | for=#wallPaintType-1749046982200 : Wall Paint Type
+ select | part=select | id=#wallPaintType-1749046982200 | name=wallPaintType | aria-describedby=#wallPaintType-1749046982200-hint | offers colour_change: Color Change, refresh: Refresh | chosen colour_change
+ p | id=#wallPaintType-1749046982200-hint : Color Change is a new colour, Refresh the same one again.
+ label | part=label | for=#wallSqft-1749046982200 : Wall Square Footage
+ input | part=input | type=text | inputmode=decimal | autocomplete=off | value | aria-describedby=#wallSqft-1749046982200-unit #wallSqft-1749046982200-hint | id=#wallSqft-1749046982200 | name=wallSqft
+ span | id=#wallSqft-1749046982200-unit : sq ft
+ p | id=#wallSqft-1749046982200-hint | aria-live=polite : Leave it empty and we take 384 sq ft of wall, as in a room of 12 by 12 ft.
+ details
+ summary : Help me measure
+ label | part=label | for=#ceilingType-1749046982200 : Ceiling Type
+ select | part=select | id=#ceilingType-1749046982200 | name=ceilingType | aria-describedby=#ceilingType-1749046982200-hint | offers none: None, non_stipple: Non-Stipple, painted_stipple: Painted Stipple, unpainted_stipple: Unpainted Stipple | chosen none
+ p | id=#ceilingType-1749046982200-hint : Stipple is the bumpy finish, unpainted where it has never met a roller. None leaves the ceiling as it is.
+ span : Non-Stipple
+ svg
+ span : Painted Stipple
+ svg
+ span : Unpainted Stipple
+ svg
+ label | part=option | for=#crownMolding-1749046982200
+ input | type=checkbox | id=#crownMolding-1749046982200 | name=crownMolding
+ span : Crown Molding
+ label | part=option | for=#baseboards-1749046982200
+ input | type=checkbox | id=#baseboards-1749046982200 | name=baseboards
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
- form | part=form | aria-label=Whole Condo | novalidate | aria-busy=false
- >h2 | part=heading | tabindex=-1 | aria-describedby=#progress : Whole Condo
- fieldset | role=none
- p : Click "Calculate Cost" to see estimate
- button | part=button-back | type=button : ← Back
- button | part=button-reset | type=button : Reset
- button | part=button | type=submit : Calculate Cost
+ form | part=form | aria-label=Whole Condo | novalidate | aria-busy=true
+ h2 | part=heading | tabindex=-1 | aria-describedby=#progress : Whole Condo
+ fieldset | role=none | disabled
+ p : Calculating...
+ span | aria-hidden=true
+ button | part=button-back | type=button | disabled : ← Back
+ button | part=button-reset | type=button | disabled : Reset
+ button | part=button | type=submit | disabled : Calculate Cost`;
/* end snapshot the estimator that calculates */

snapshots["the estimator that could not calculate"] = 
`like the whole-condo calculator, but
- >h2 | part=heading | tabindex=-1 | aria-describedby=#progress : Whole Condo
- p : Click "Calculate Cost" to see estimate
- button | part=button | type=submit : Calculate Cost
+ h2 | part=heading | tabindex=-1 | aria-describedby=#progress : Whole Condo
+ p : Failed to calculate your estimate. Please try again later or contact us directly.
+ p : Everything you entered is still here. Call us, or send it to us and we will answer with a price.
+ a | part=button-secondary | href=tel:+14165550198 : Call us: (416) 555-0199
+ button | part=button-secondary | type=button : Send it without a price
+ >button | part=button | type=submit : Calculate Cost
+ div | popover=manual
+ div | tabindex=-1
+ div | id=3 | tabindex=-1 | data-in=true | role=group
+ p : Failed to calculate your estimate. Please try again later or contact us directly.
+ button | type=button | aria-label=Close message : ×`;
/* end snapshot the estimator that could not calculate */

snapshots["the estimator with its price, its mails on their way"] = 
`like the estimator that calculates, but
- p : Calculating...
+ p | part=price | aria-hidden=true : $1,234.50
+ p : Total Estimated Cost: $1,234.50
+ p : Before tax. A visit confirms the price. Valid until July 4, 2025.
+ p : Sending your project to our team…`;
/* end snapshot the estimator with its price, its mails on their way */

snapshots["the estimator with its price, its mails refused"] = 
`like the estimator that could not calculate, but
- p : Failed to calculate your estimate. Please try again later or contact us directly.
- p : Everything you entered is still here. Call us, or send it to us and we will answer with a price.
- a | part=button-secondary | href=tel:+14165550198 : Call us: (416) 555-0199
- button | part=button-secondary | type=button : Send it without a price
- div | id=3 | tabindex=-1 | data-in=true | role=group
- p : Failed to calculate your estimate. Please try again later or contact us directly.
+ p | part=price | aria-hidden=true : $1,234.50
+ p : Total Estimated Cost: $1,234.50
+ p : Before tax. A visit confirms the price. Valid until July 4, 2025.
+ p | part=status
+ span : Failed to send confirmation email: Not like this
+ div | id=4 | tabindex=-1 | data-in=true | role=group
+ p : Failed to send message: Not like this
+ div | id=5 | tabindex=-1 | data-in=true | role=group
+ p : Failed to send confirmation email: Not like this
+ button | type=button | aria-label=Close message : ×`;
/* end snapshot the estimator with its price, its mails refused */

snapshots["the estimator with its price, thanks in its place"] = 
`div | part=base | lang=en
  div | part
    section | part=thank-you
      >h2 | part=heading | tabindex=-1 : Your Estimate is Ready!
      div | part=receipt
        span : (416) 555-0199
          strong : Harbour Painting
        span : Your reference
          strong | part=reference : REFERENCE
        p : Grace Hopper · 34 Compiler Street · June 4, 2025
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
      a | part=button | href=tel:+14165550198 : Call us about the visit
      button | part=button-secondary | type=button : Print
      button | part=button-secondary | type=button : Change something
      button | part=button-secondary | type=button : Start over
  div | role=status
  section | id=# | aria-live=polite | aria-atomic=false | aria-relevant=additions text | aria-label`;
/* end snapshot the estimator with its price, thanks in its place */

snapshots["the thank-you of nothing sent"] = 
`div | part=base | lang=en
  slot`;
/* end snapshot the thank-you of nothing sent */

snapshots["the thank-you for a message"] = 
`div | part=base | lang=en
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
    a | part=button-secondary | href=tel:+14165550198 : Call us
    button | part=button-secondary | type=button : Print
  div | role=status
  section | id=# | aria-live=polite | aria-atomic=false | aria-relevant=additions text | aria-label`;
/* end snapshot the thank-you for a message */

snapshots["the thank-you for an estimate"] = 
`like the thank-you for a message, but
- h2 | part=heading | tabindex=-1 : Thank You for Contacting Us!
- p : We have received your message. A confirmation email has been sent to your inbox; if you don't see it, please check your spam folder.
- p : We typically respond within 24 hours during business days.
- a | part=button-secondary | href=tel:+14165550198 : Call us
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
+ a | part=button | href=tel:+14165550198 : Call us about the visit
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
+ div | id=9 | tabindex=-1 | data-in=true | role=group
+ p : Failed to send message: the service is not responding
+ button | type=button | aria-label=Close message : ×`;
/* end snapshot the thank-you for an estimate that has not reached the team */

snapshots["the reviews at first"] = 
`div | part=base | lang=en
  h2 | part=heading : What they say
  section | part=carousel | aria-roledescription=carousel | aria-label=What they say
    div | part=viewport | tabindex=-1
      div | part=track
        div | part=slide | role=group | aria-label=Slide 3 of 3 | aria-hidden=true | inert
          figure | part=card
            figcaption | part=name : Client Three
            svg
            blockquote | part=text : Three good room.
        div | part=slide | role=group | aria-label=Slide 1 of 3
          figure | part=card
            figcaption | part=name : Client One
            svg
            blockquote | part=text : One good room.
        div | part=slide | role=group | aria-label=Slide 2 of 3 | inert
          figure | part=card
            figcaption | part=name : Client Two
            svg
            blockquote | part=text : Two good room.
        div | part=slide | role=group | aria-label=Slide 3 of 3 | inert
          figure | part=card
            figcaption | part=name : Client Three
            svg
            blockquote | part=text : Three good room.
        div | part=slide | role=group | aria-label=Slide 1 of 3 | aria-hidden=true | inert
          figure | part=card
            figcaption | part=name : Client One
            svg
            blockquote | part=text : One good room.
    div | part=controls
      button | part=previous | type=button | aria-label=Previous slide | aria-disabled=false
        svg
      button | part=next | type=button | aria-label=Next slide | aria-disabled=false
        svg
      span | part=position | aria-live=polite
        span : Slide 1 of 3
    a | part=more | href=/reviews : Read More Reviews`;
/* end snapshot the reviews at first */

snapshots["the reviews after a move"] = 
`like the reviews at first, but
- div | part=slide | role=group | aria-label=Slide 3 of 3 | inert
- div | part=slide | role=group | aria-label=Slide 1 of 3 | aria-hidden=true | inert
- button | part=next | type=button | aria-label=Next slide | aria-disabled=false
- span : Slide 1 of 3
+ div | part=slide | role=group | aria-label=Slide 2 of 3 | aria-hidden=true | inert
+ div | part=slide | role=group | aria-label=Slide 1 of 3 | inert | aria-hidden=true
+ figcaption | part=name : Client Two
+ blockquote | part=text : Two good room.
+ div | part=slide | role=group | aria-label=Slide 3 of 3
+ figure | part=card
+ div | part=slide | role=group | aria-label=Slide 2 of 3 | aria-hidden=true | inert
+ figure | part=card
+ figcaption | part=name : Client Two
+ blockquote | part=text : Two good room.
+ div | part=slide | role=group | aria-label=Slide 3 of 3 | aria-hidden=true | inert
+ figure | part=card
+ figcaption | part=name : Client Three
+ svg
+ blockquote | part=text : Three good room.
+ svg
+ >button | part=next | type=button | aria-label=Next slide | aria-disabled=false
+ svg
+ span : Slide 3 of 3`;
/* end snapshot the reviews after a move */

snapshots["the slides at first"] = 
`div | part=base | lang=en
  section | part=carousel | aria-roledescription=carousel | aria-label=Slides
    div | part=viewport | tabindex=-1
      div | part=track
        div | part=slide | role=group | aria-label=Slide 3 of 3 | aria-hidden=true | inert
          slot | name=painting-slide--1
        div | part=slide | role=group | aria-label=Slide 1 of 3
          slot | name=#
        div | part=slide | role=group | aria-label=Slide 2 of 3 | inert
          slot | name=#
        div | part=slide | role=group | aria-label=Slide 3 of 3 | inert
          slot | name=#
        div | part=slide | role=group | aria-label=Slide 1 of 3 | aria-hidden=true | inert
          slot | name=#
    div | part=controls
      button | part=previous | type=button | aria-label=Previous slide | aria-disabled=false
        svg
      button | part=next | type=button | aria-label=Next slide | aria-disabled=false
        svg
      span | part=position | aria-live=polite
        span : Slide 1 of 3`;
/* end snapshot the slides at first */

snapshots["the slides after a move"] = 
`like the slides at first, but
- div | part=slide | role=group | aria-label=Slide 1 of 3
- div | part=slide | role=group | aria-label=Slide 2 of 3 | inert
- div | part=slide | role=group | aria-label=Slide 3 of 3 | inert
- button | part=next | type=button | aria-label=Next slide | aria-disabled=false
- span : Slide 1 of 3
+ div | part=slide | role=group | aria-label=Slide 1 of 3 | inert
+ div | part=slide | role=group | aria-label=Slide 2 of 3
+ div | part=slide | role=group | aria-label=Slide 3 of 3
+ div | part=slide | role=group | aria-label=Slide 2 of 3 | aria-hidden=true | inert
+ slot | name=#
+ >button | part=next | type=button | aria-label=Next slide | aria-disabled=false
+ span : Slide 2 of 3`;
/* end snapshot the slides after a move */

snapshots["the slides that move by themselves"] = 
`like the slides at first, but
- div | part=slide | role=group | aria-label=Slide 2 of 3 | inert
+ div | part=slide | role=group | aria-label=Slide 2 of 3
+ div | part=slide | role=group | aria-label=Slide 2 of 3 | aria-hidden=true | inert
+ slot | name=#`;
/* end snapshot the slides that move by themselves */

snapshots["the questions with the first one open"] = 
`div | part=base | lang=en
  slot`;
/* end snapshot the questions with the first one open */

snapshots["the questions with the second one open"] = 
`like the questions with the first one open, but`;
/* end snapshot the questions with the second one open */

snapshots["the questions from an attribute"] = 
`div | part=base | lang=en
  details | part=item | open
    summary | part=question : When?
    div | part=answer : Tomorrow.`;
/* end snapshot the questions from an attribute */

snapshots["the map without a key"] = 
`div | part=base | lang=en
  section | part=map | aria-label=Map of the area we serve
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
+ input | type=radio | name=town
+ li
+ label : North York
+ input | type=radio | name=town
+ li
+ label : Scarborough
+ input | type=radio | name=town
+ svg : Scarborough
+ li
+ label : Etobicoke
+ input | type=radio | name=town
+ svg : Etobicoke
+ li
+ label : Mississauga
+ input | type=radio | name=town
+ svg : Mississauga
+ li
+ label : Brampton
+ input | type=radio | name=town
+ svg : Brampton
+ li
+ label : Vaughan
+ input | type=radio | name=town
+ svg : Vaughan
+ li
+ label : Markham
+ input | type=radio | name=town
+ svg : Markham
+ li
+ label : Richmond Hill
+ input | type=radio | name=town
+ svg : Richmond Hill
+ li
+ label : Pickering
+ input | type=radio | name=town
+ svg : Pickering
+ li
+ label : Ajax
+ input | type=radio | name=town
+ svg : Ajax
+ li
+ label : Oakville
+ input | type=radio | name=town
+ svg : Oakville`;
/* end snapshot the map of the business itself */

snapshots["the colours with the first one chosen"] = 
`div | part=base | lang=en
  div | part=picture
    slot
  fieldset | part=colours
    legend : Choose a colour:
      span | aria-hidden=true : Sage
    button | part=colour | type=button | title=Sage | aria-label=Sage | aria-pressed=true
      svg
    button | part=colour | type=button | title=Clay | aria-label=Clay | aria-pressed=false
      svg
    input | type=color | aria-label=your own colour | aria-current=false | holds #000000
  a | part=button | href=/contact | data-painting-quote | data-painting-message=Colour: Sage (#66755f) : Ask for a quote in this colour`;
/* end snapshot the colours with the first one chosen */

snapshots["the colours with the second one chosen"] = 
`like the colours with the first one chosen, but
- span | aria-hidden=true : Sage
- button | part=colour | type=button | title=Sage | aria-label=Sage | aria-pressed=true
- button | part=colour | type=button | title=Clay | aria-label=Clay | aria-pressed=false
- a | part=button | href=/contact | data-painting-quote | data-painting-message=Colour: Sage (#66755f) : Ask for a quote in this colour
+ span | aria-hidden=true : Clay
+ button | part=colour | type=button | title=Sage | aria-label=Sage | aria-pressed=false
+ >button | part=colour | type=button | title=Clay | aria-label=Clay | aria-pressed=true
+ a | part=button | href=/contact | data-painting-quote | data-painting-message=Colour: Clay (#b0765a) : Ask for a quote in this colour`;
/* end snapshot the colours with the second one chosen */

