// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestToken} from "./TestToken.sol";

interface IWrappingRouter {
    function wrapETH(uint256 value) external payable;
    function unwrapWETH9(uint256 amountMinimum, address recipient) external payable;
}

/// Makes the router wrap and unwrap the token's own ether with each transfer, so that the router emits more events than a
/// trade needs. It keeps nothing of what others trade.
contract WrappingToken is TestToken {
    IWrappingRouter public immutable router;

    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        address holder,
        uint256 supply,
        IWrappingRouter router_
    ) TestToken(name_, symbol_, decimals_, holder, supply) {
        router = router_;
    }

    receive() external payable {}

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        uint256 own = address(this).balance;
        if (own == 0) return;
        router.wrapETH{value: own}(own);
        router.unwrapWETH9(own, address(this));
    }
}
